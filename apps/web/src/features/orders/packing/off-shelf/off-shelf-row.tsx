import type { MissingState } from '@jhola/contract/availability/missing-states'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../../shared/ui/icon.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { OFF_LABELS } from '../../actions/use-action-labels.ts'
import type { OffShelf } from './use-off-shelf.ts'

export const OFF_ICONS: Record<MissingState, IconName> = { sold_out: 'package', today: 'clock', for_good: 'eye-off' }

const LINK =
  'inline-flex min-h-11 items-center gap-1 rounded-md px-1.5 font-semibold text-brand text-sm eases presses hover:bg-brand-soft'

/** One quiet row below a line that is not there: what other customers see of the product from now on. Nobody has to answer. */
export const OffShelfRow = ({ off, name }: { off: OffShelf; name: string }) => {
  const { t } = useT()
  if (off.states.length === 0) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-x-1" disabled={off.isBusy}>
      <legend className="sr-only">{`${t('orders.packing.off')} ${name}`}</legend>
      {off.said === null ? (
        <>
          <span className="pe-1 text-ink-soft text-sm">{t('orders.packing.off')}</span>
          {off.states.map((state) => (
            <button key={state} type="button" className={LINK} onClick={() => void off.say(state)}>
              <Icon name={OFF_ICONS[state]} size="xs" />
              {t(OFF_LABELS[state])}
            </button>
          ))}
        </>
      ) : (
        <>
          <span role="status">
            <StatusChip icon={OFF_ICONS[off.said]}>{t(OFF_LABELS[off.said])}</StatusChip>
          </span>
          <button type="button" className={LINK} onClick={() => void off.undo()}>
            <Icon name="undo" size="xs" />
            {t('orders.packing.putBack')}
          </button>
        </>
      )}
    </fieldset>
  )
}
