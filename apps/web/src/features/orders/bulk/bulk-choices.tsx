import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import { PAID_BY, type PaidBy } from '@jhola/contract/orders/steps/paid-by'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Select } from '../../../shared/ui/select.tsx'

const NOBODY = 'nobody'
const keyOf = (rider: Rider): string => rider.rider_id || rider.user_id || rider.name

type RiderProps = { riders: readonly Rider[]; rider: Rider | null; onChange(rider: Rider | null): void }

/** Who takes all of them: whom the shop sent last, somebody else, or nobody by name. */
export const RiderChoice = ({ riders, rider, onChange }: RiderProps) => {
  const { t } = useT()
  return (
    <Select
      label={t('orders.bulk.who')}
      options={[
        ...riders.map((one) => ({ value: keyOf(one), label: one.name })),
        { value: NOBODY, label: t('orders.board.dispatch.nobody') },
      ]}
      value={rider ? keyOf(rider) : NOBODY}
      onChange={({ target }) => onChange(riders.find((one) => keyOf(one) === target.value) ?? null)}
    />
  )
}

const WAYS = {
  cash: { key: 'orders.board.complete.byCash', icon: 'cash' },
  upi: { key: 'orders.board.complete.byUpi', icon: 'rupee' },
  none: { key: 'orders.board.complete.unpaid', icon: 'clock' },
} as const

type MoneyProps = { cash: { count: number; paise: number }; paidBy: PaidBy; onChange(paidBy: PaidBy): void }

/** The cash of all orders that are paid at the door, and how it came: asked once. */
export const MoneyChoice = ({ cash, paidBy, onChange }: MoneyProps) => {
  const { t } = useT()
  const may = useMay()
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {t('orders.bulk.cash', { count: cash.count })}
        <Money rupees={paiseToRupees(paise(cash.paise))} className="font-bold text-2xl figures" />
      </p>
      {may('payments.take') && (
        <SegmentedControl
          fullWidth
          label={t('orders.bulk.how')}
          segments={PAID_BY.map((value) => ({ value, icon: WAYS[value].icon, label: t(WAYS[value].key) }))}
          value={paidBy}
          onChange={onChange}
        />
      )}
    </div>
  )
}
