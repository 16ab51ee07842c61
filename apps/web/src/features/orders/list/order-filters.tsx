import { DATE_RANGES, ORDER_CHANNELS } from '@jhola/contract/orders/order-filters'
import { ORDER_PAYMENT_METHODS } from '@jhola/contract/orders/payment-methods'
import { ORDER_STATUSES } from '@jhola/contract/orders/statuses'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { readAmount } from '../../../shared/navigation/query-values.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { ALL_ORDERS, PAYMENT_STATUS_CHOICES, SORT_CHOICES, type SortChoice, toSortChoice } from '../data/table-filters.ts'
import type { OrderTable } from './use-order-table.ts'

type FilterProps = { table: Pick<OrderTable, 'filters' | 'choose'> }

const SORTS = Object.keys(SORT_CHOICES) as SortChoice[]

const ANY = { value: '', label: '' } as const

/** The choices, with a first one that filters nothing. */
const withAny = <T extends string>(any: string, values: readonly T[], name: (value: T) => string) => [
  { ...ANY, label: any },
  ...values.map((value) => ({ value, label: name(value) })),
]

const Days = ({ table: { filters, choose } }: FilterProps) => {
  const { t } = useT()
  return (
    <>
      <TextField
        type="date"
        label={t('orders.board.list.filter.from')}
        value={filters.from}
        {...(filters.to ? { max: filters.to } : {})}
        onChange={(event) => choose({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('orders.board.list.filter.to')}
        value={filters.to}
        {...(filters.from ? { min: filters.from } : {})}
        onChange={(event) => choose({ to: event.target.value })}
      />
    </>
  )
}

/** Applied on blur or Enter, so that an unfinished number is not sent to the server. */
const Amount = ({ label, value, onAmount }: { label: string; value: number | null; onAmount(amount: number | null): void }) => {
  const shown = value === null ? '' : String(value)
  const [text, setText] = useState(shown)
  const [lastShown, setLastShown] = useState(shown)
  if (shown !== lastShown) {
    setLastShown(shown)
    setText(shown)
  }
  const take = () => {
    const amount = readAmount(text)
    setText(amount === null ? '' : String(amount))
    if (amount !== value) onAmount(amount)
  }
  return (
    <TextField
      label={label}
      prefix="₹"
      inputMode="decimal"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}

/** Every filter of the list; each choice is written to the URL at once. */
export const OrderFilters = ({ table }: FilterProps) => {
  const { t } = useT()
  const { filters, choose } = table
  const any = t('orders.board.list.filter.any')
  const sort = toSortChoice(filters)
  return (
    <form
      aria-label={t('orders.board.list.filter.title')}
      className="grid grid-cols-2 gap-3 rounded-lg border border-line bg-surface p-3 md:grid-cols-3 lg:grid-cols-4"
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      <Select
        label={t('orders.board.table.status')}
        value={filters.status === 'all' ? '' : filters.status}
        options={withAny(any, ORDER_STATUSES, (status) => t(`common.status.${status}`))}
        onChange={(event) => choose({ status: ORDER_STATUSES.find((one) => one === event.target.value) ?? 'all' })}
      />
      <Select
        label={t('orders.board.list.filter.date')}
        value={filters.range}
        options={DATE_RANGES.map((range) => ({ value: range, label: t(`orders.board.list.range.${range}`) }))}
        onChange={(event) => choose({ range: DATE_RANGES.find((one) => one === event.target.value) ?? 'all', from: '', to: '' })}
      />
      {filters.range === 'custom' && <Days table={table} />}
      <Select
        label={t('orders.board.details.payment')}
        value={filters.method}
        options={withAny(any, ORDER_PAYMENT_METHODS, (method) => t(`common.payment.${method}`))}
        onChange={(event) => choose({ method: ORDER_PAYMENT_METHODS.find((one) => one === event.target.value) ?? '' })}
      />
      <Select
        label={t('orders.board.details.paymentStatus')}
        value={filters.payment}
        options={withAny(any, PAYMENT_STATUS_CHOICES, (status) => t(`common.payment.${status}`))}
        onChange={(event) => choose({ payment: PAYMENT_STATUS_CHOICES.find((one) => one === event.target.value) ?? '' })}
      />
      <Select
        label={t('orders.board.list.filter.channel')}
        value={filters.channel}
        options={withAny(any, ORDER_CHANNELS, (channel) => t(`orders.board.list.channel.${channel}`))}
        onChange={(event) => choose({ channel: ORDER_CHANNELS.find((one) => one === event.target.value) ?? '' })}
      />
      <Select
        label={t('orders.board.table.sort')}
        value={sort ?? ''}
        {...(sort ? {} : { placeholder: t('orders.board.table.sort') })}
        options={SORTS.map((id) => ({ value: id, label: t(`orders.board.list.sort.${id}`) }))}
        onChange={(event) => choose(SORT_CHOICES[SORTS.find((id) => id === event.target.value) ?? 'newest'])}
      />
      <Amount label={t('orders.board.list.filter.min')} value={filters.min} onAmount={(min) => choose({ min })} />
      <Amount label={t('orders.board.list.filter.max')} value={filters.max} onAmount={(max) => choose({ max })} />
      <div className="col-span-full flex justify-end">
        <Button variant="ghost" size="sm" icon="undo" onClick={() => choose(ALL_ORDERS)}>
          {t('orders.board.list.filter.clear')}
        </Button>
      </div>
    </form>
  )
}
