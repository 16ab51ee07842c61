import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { Place } from '../choices.ts'
import { useMyLocation } from '../hooks/use-my-location.ts'

/** Adds the customer's location to the order if they want: the rider finds them, and the distance is checked exactly. */
export const MyLocation = ({ place, onChange }: { place: Place | null; onChange: (place: Place | null) => void }) => {
  const { t } = useT()
  const { find, isFinding, errorKey } = useMyLocation(onChange)
  if (place)
    return (
      <div role="status" className="flex flex-wrap items-center gap-x-3 rounded-lg bg-success-soft px-4 py-1 text-sm">
        <Icon name="check-circle" className="text-success" />
        <span className="min-w-40 flex-1">{t('orders.location.added')}</span>
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {t('orders.location.remove')}
        </Button>
      </div>
    )
  return (
    <div>
      <Button variant="secondary" size="sm" icon="locate" loading={isFinding} onClick={find}>
        {isFinding ? t('orders.location.finding') : t('orders.location.use')}
      </Button>
      {errorKey && (
        <p role="alert" className="mt-1.5 font-medium text-error text-sm">
          {t(errorKey)}
        </p>
      )}
    </div>
  )
}
