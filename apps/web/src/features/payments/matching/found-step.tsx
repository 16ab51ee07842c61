import { groupIndian } from '@jhola/contract/shared/money'
import { listWords } from '@jhola/contract/shared/text/language'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { CreditDetails, Group, Line } from './credit-line.tsx'
import { DecideGroup } from './decide-group.tsx'
import type { Matching, MatchingWork } from './use-matching.ts'

const Counts = ({ matching }: { matching: Matching }) => {
  const { t } = useT()
  const counts = [
    [t('payments.matching.sure'), matching.sure.length, 'text-success'],
    [t('payments.matching.decide'), matching.decide.length, 'text-brand'],
    [t('payments.matching.unknown'), matching.unknown_count, 'text-ink'],
    [t('payments.matching.notFound'), matching.not_found.length, 'text-error'],
  ] as const
  return (
    <dl className="grid grid-cols-4 overflow-hidden rounded-lg border border-line">
      {counts.map(([label, count, tone]) => (
        <div key={label} className="flex flex-col-reverse border-line px-1 py-3 text-center not-first:border-s">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className={cx('figures font-bold text-xl', count > 0 ? tone : 'text-ink-soft')}>{groupIndian(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

const SureGroup = ({ matching }: { matching: Matching }) => {
  const { t } = useT()
  return (
    <Group title={t('payments.matching.sureTitle')} hint={t('payments.matching.sureHint')}>
      {matching.sure.map(({ ticket, credit, order }) => (
        <li key={ticket} className="px-4 py-3">
          <Line
            rupees={credit.amount}
            title={
              <>
                <bdi>{order.order_number}</bdi> · <bdi>{order.customer_name}</bdi>
              </>
            }
          >
            <CreditDetails credit={credit} kind={matching.kind} />
          </Line>
        </li>
      ))}
    </Group>
  )
}

const MissedGroup = ({ missed }: { missed: Matching['not_found'] }) => {
  const { t } = useT()
  const moments = useMoments()
  return (
    <Group title={t('payments.matching.notFoundTitle')} hint={t('payments.matching.notFoundHint')}>
      {missed.map((order) => (
        <li key={order.order_id} className="px-4 py-3">
          <Line
            rupees={order.amount}
            title={
              <>
                <bdi>{order.order_number}</bdi> · <bdi>{order.customer_name}</bdi>
              </>
            }
          >
            {order.claimed_at && (
              <p className="text-ink-soft text-sm">
                {t('payments.matching.claimed', { time: moments.dayAndTime(order.claimed_at) })}
              </p>
            )}
          </Line>
        </li>
      ))}
    </Group>
  )
}

const UnknownGroup = ({ matching }: { matching: Matching }) => {
  const { t } = useT()
  const more = matching.unknown_count - matching.unknown.length
  return (
    <Group title={t('payments.matching.unknownTitle')}>
      {matching.unknown.map(({ credit, reason, order }) => (
        <li key={`${credit.place} ${credit.utr}`} className="px-4 py-3">
          <Line rupees={credit.amount} title={t(`payments.matching.nobody.${reason}`, { id: order?.order_number ?? '' })}>
            <CreditDetails credit={credit} kind={matching.kind} withText />
          </Line>
        </li>
      ))}
      {more > 0 && <li className="px-4 py-3 text-ink-soft text-sm">{t('payments.matching.more', { count: more })}</li>}
    </Group>
  )
}

const SKIP_REASONS = ['debit', 'reversal', 'failed', 'otp', 'request', 'other'] as const

/** The messages that were ignored, and those that could not be read. */
const Rest = ({ matching }: { matching: Matching }) => {
  const { t, language } = useT()
  const skipped = SKIP_REASONS.filter((reason) => (matching.skipped[reason] ?? 0) > 0)
  const counted = skipped.map(
    (reason) => `${t(`payments.matching.skip.${reason}`)} ${groupIndian(matching.skipped[reason] ?? 0)}`,
  )
  const what = listWords(language, counted)
  return (
    <div className="grid gap-2 text-ink-soft text-sm">
      {matching.known > 0 && <p>{t('payments.matching.known', { count: matching.known })}</p>}
      {what !== '' && <p>{t('payments.matching.left', { what })}</p>}
      {matching.problem_count > 0 && (
        <Alert tone="warning" title={t('payments.matching.bad', { count: matching.problem_count })}>
          <ul>
            {matching.problems.map(({ place, code }) => (
              <li key={`${place} ${code}`}>
                {t(matching.kind === 'statement' ? 'payments.matching.row' : 'payments.matching.message', { place })}:{' '}
                {t(`payments.matching.problem.${code}`)}
              </li>
            ))}
            {matching.problem_count > matching.problems.length && (
              <li>{t('payments.matching.more', { count: matching.problem_count - matching.problems.length })}</li>
            )}
          </ul>
        </Alert>
      )}
    </div>
  )
}

type FoundStepProps = { matching: Matching } & Pick<MatchingWork, 'choices' | 'choose'>

/** Second step: the results. Only sure matches, and those chosen here, are confirmed. */
export const FoundStep = ({ matching, choices, choose }: FoundStepProps) => {
  const { t } = useT()
  return (
    <div className="grid gap-5">
      <Counts matching={matching} />
      {matching.credits === 0 && <Alert>{t('payments.matching.nothing')}</Alert>}
      {matching.sure.length > 0 && <SureGroup matching={matching} />}
      {matching.decide.length > 0 && <DecideGroup matching={matching} choices={choices} choose={choose} />}
      {matching.not_found.length > 0 && <MissedGroup missed={matching.not_found} />}
      {matching.unknown.length > 0 && <UnknownGroup matching={matching} />}
      <Rest matching={matching} />
    </div>
  )
}
