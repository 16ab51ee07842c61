import type { AutoAcceptDecision } from '@jhola/contract/preferences/routes'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type Rules = AutoAcceptDecision['passed']

const Rules = ({ rules, isPassed }: { rules: Rules; isPassed: boolean }) => {
  const { t } = useT()
  if (rules.length === 0) return null
  return (
    <ul
      aria-label={t(isPassed ? 'preferences.auto.passed' : 'preferences.auto.failed')}
      className={
        isPassed ? 'flex flex-wrap gap-x-3 text-ink-soft text-sm' : 'flex flex-wrap gap-x-3 font-medium text-error text-sm'
      }
    >
      {rules.map((rule) => (
        <li key={rule} className="inline-flex items-center gap-1">
          <Icon name={isPassed ? 'check' : 'x'} size="xs" />
          {t(`preferences.auto.rule.${rule}`)}
        </li>
      ))}
    </ul>
  )
}

/** The way to the customer as it was judged. Of a typed address only the area of its PIN code is known. */
const Distance = ({ distance }: Pick<AutoAcceptDecision, 'distance'>) => {
  const { t } = useT()
  if (!distance) return null
  const text =
    distance.by === 'pin'
      ? t('preferences.auto.distance.pin', { km: distance.km })
      : t('preferences.auto.distance.pincode', { km: distance.km, off: distance.uncertainty_km })
  return <p className="text-ink-soft text-sm">{text}</p>
}

/** Orders with the decision of the rules: accepted or left ringing, and the rule that decided. */
export const DecisionList = ({ decisions }: { decisions: readonly AutoAcceptDecision[] }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {decisions.map((decision) => (
        <li key={decision.order_id} className="grid grid-cols-1 gap-1 px-3 py-2.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <bdi className="font-bold figures">{decision.order_number}</bdi>
            <Money rupees={decision.total_amount} className="font-semibold figures" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <StatusChip tone={decision.accepted ? 'success' : 'warning'} icon={decision.accepted ? 'check' : 'bell'}>
              {t(decision.accepted ? 'preferences.auto.accepted' : 'preferences.auto.rings')}
            </StatusChip>
            <span className="text-ink-soft text-sm">{moments.dayAndTime(decision.at)}</span>
          </div>
          <Distance distance={decision.distance} />
          <Rules rules={decision.failed} isPassed={false} />
          <Rules rules={decision.passed} isPassed />
        </li>
      ))}
    </ul>
  )
}
