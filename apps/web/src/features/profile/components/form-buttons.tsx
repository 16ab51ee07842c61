import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'

type FormButtonsProps = { save: string; isBusy: boolean; onCancel(): void; danger?: boolean }

/** Submit and Cancel buttons of a small form. */
export const FormButtons = ({ save, isBusy, onCancel, danger = false }: FormButtonsProps) => {
  const { t } = useT()
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant={danger ? 'destructive' : 'brand'} loading={isBusy}>
        {save}
      </Button>
      <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
        {t('profile.cancel')}
      </Button>
    </div>
  )
}
