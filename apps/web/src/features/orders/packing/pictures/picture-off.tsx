import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { OFF_LABELS } from '../../actions/use-action-labels.ts'
import { PictureStep } from '../../picture-mode/picture-step.tsx'
import { OFF_ICONS } from '../off-shelf/off-shelf-row.tsx'
import type { OffShelf } from '../off-shelf/use-off-shelf.ts'

/** What other customers see of a product that is not there: sold out, not today, not sold any more. A second tap takes it back. */
export const PictureOff = ({ off }: { off: OffShelf }) => {
  const { t } = useT()
  if (off.states.length === 0) return null
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-lg bg-sunken p-1">
      <legend className="sr-only">{t('orders.packing.off')}</legend>
      {off.states.map((state) => {
        const isSaid = off.said === state
        return (
          <PictureStep
            key={state}
            picture={isSaid ? 'undo' : OFF_ICONS[state]}
            label={isSaid ? t('orders.packing.putBack') : t(OFF_LABELS[state])}
            says={isSaid ? ['in_stock'] : ['out_of_stock']}
            isOn={isSaid}
            disabled={off.isBusy || (off.said !== null && !isSaid)}
            onClick={() => void (isSaid ? off.undo() : off.say(state))}
          />
        )
      })}
    </fieldset>
  )
}
