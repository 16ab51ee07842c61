import { formatRupees } from '@jhola/contract/shared/money'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { CreditDetails, Group, Line } from './credit-line.tsx'
import type { Choices, Matching, MatchingWork } from './use-matching.ts'

type Open = Matching['decide'][number]

const OpenCredit = ({
  open,
  kind,
  choices,
  choose,
}: { open: Open; kind: Matching['kind'] } & Pick<MatchingWork, 'choices' | 'choose'>) => {
  const { t } = useT()
  const moments = useMoments()
  const { ticket, credit, reason, orders } = open
  const fitting = orders.filter(({ fits }) => fits)
  const isTaken = (orderId: string) => isChosenElsewhere(choices, ticket, orderId)
  return (
    <li className="grid gap-2 px-4 py-3">
      <div>
        <Line rupees={credit.amount} title={t(`payments.matching.why.${reason}`)}>
          <CreditDetails credit={credit} kind={kind} withText />
        </Line>
      </div>
      {fitting.length > 0 ? (
        <Select
          label={t('payments.matching.which', { amount: formatRupees(credit.amount) })}
          value={choices[ticket] ?? ''}
          onChange={(event) => choose(ticket, event.target.value)}
          placeholder={t('payments.matching.leave')}
          options={fitting.map((order) => ({
            value: order.order_id,
            label: t(order.claimed_at ? 'payments.matching.optionClaimed' : 'payments.matching.option', {
              id: order.order_number,
              name: order.customer_name,
              time: moments.dayAndTime(order.claimed_at ?? order.created_at),
            }),
            disabled: isTaken(order.order_id),
          }))}
        />
      ) : (
        orders.map((order) => (
          <p key={order.order_id} className="font-medium text-sm">
            {t('payments.matching.costs', { id: order.order_number, amount: formatRupees(order.amount) })}
          </p>
        ))
      )}
    </li>
  )
}

/** Each order is paid by at most one credit. */
const isChosenElsewhere = (choices: Choices, ticket: string, orderId: string): boolean =>
  Object.entries(choices).some(([other, chosen]) => other !== ticket && chosen === orderId)

/** Credits that the owner has to decide; nothing is preselected. */
export const DecideGroup = ({ matching, choices, choose }: { matching: Matching } & Pick<MatchingWork, 'choices' | 'choose'>) => {
  const { t } = useT()
  return (
    <Group title={t('payments.matching.decideTitle')} hint={t('payments.matching.decideHint')}>
      {matching.decide.map((open) => (
        <OpenCredit key={open.ticket} open={open} kind={matching.kind} choices={choices} choose={choose} />
      ))}
    </Group>
  )
}
