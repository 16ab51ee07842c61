import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import type { PadKey } from './typed-amount.ts'

const KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back']

/** A number pad with large keys for a thumb; the phone's own keyboard would cover half of the screen. */
export const NumberPad = ({ onKey }: { onKey(key: PadKey): void }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-3 gap-2" dir="ltr">
      {KEYS.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === 'back' ? t('inventory.starter.takeBack') : key === '.' ? t('inventory.starter.point') : key}
          onClick={() => onKey(key)}
          className="eases presses flex min-h-12 items-center justify-center rounded-md border border-line bg-surface font-semibold text-2xl shadow-low hover:bg-sunken"
        >
          {key === 'back' ? <Icon name="arrow-start" /> : key}
        </button>
      ))}
    </div>
  )
}
