import type { Order, OwnChangeShown } from '@jhola/contract/orders/schema'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { useOrderLabels } from '../data/order-labels.ts'
import { ItemChanges } from './item-changes.tsx'

/** A part that is a text: red what was, where it is kept, and green what is. */
type Said = { key: string; title: string; was?: string | undefined; now: string }

/** The products whose own choice is another one now. */
const otherChoices = (order: Order, own: OwnChangeShown) =>
  order.items.filter((item) => {
    const before = own.before.items.find(({ product_id }) => product_id === item.product_id)
    return (before?.if_missing ?? null) !== item.if_missing
  })

const useChoices = (order: Order, own: OwnChangeShown): Said[] => {
  const { t } = useT()
  const labels = useOrderLabels()
  const { if_missing: was } = own
  const title = t('orders.board.change.choice.title')
  return [
    ...(was && was !== order.if_missing
      ? [
          {
            ...{ key: 'order', title },
            was: t(`orders.board.change.choice.${was}`),
            now: t(`orders.board.change.choice.${order.if_missing}`),
          },
        ]
      : []),
    ...otherChoices(order, own).map((item) => ({
      key: item.product_id,
      title: `${title}: ${labels.itemName(item)}`,
      now: t(`orders.board.change.choice.${item.if_missing ?? order.if_missing}`),
    })),
  ]
}

/** What was changed besides the lines. The notes and the address that were before are not kept. */
const useSaid = (order: Order, own: OwnChangeShown): Said[] => {
  const { t } = useT()
  const labels = useOrderLabels()
  const choices = useChoices(order, own)
  const slotBefore = labels.slot({ delivery_slot: own.slot, delivery_date: own.delivery_date })
  const said: Partial<Record<OwnChangeShown['parts'][number], Said[]>> = {
    choice: choices,
    notes: [{ key: 'notes', title: t('orders.board.change.notes'), now: order.notes ?? '–' }],
    address: [
      {
        ...{ key: 'address', title: t('orders.board.change.address') },
        now: [order.delivery_address, order.landmark].filter(Boolean).join(' · '),
      },
    ],
    time: [{ key: 'time', title: t('orders.board.change.time'), was: slotBefore, now: labels.slot(order) }],
  }
  return own.parts.flatMap((part) => said[part] ?? [])
}

/** What the customer changed: red what was, green what is. */
export const OwnChangeNotice = ({ order }: { order: Order }) => {
  const own = order.packing?.own_change
  return own ? <Notice order={order} own={own} /> : null
}

const Notice = ({ order, own }: { order: Order; own: OwnChangeShown }) => {
  const { t } = useT()
  const moments = useMoments()
  const said = useSaid(order, own)
  return (
    <section
      aria-label={t('orders.board.change.title')}
      className="grid min-w-0 grid-cols-1 gap-2 rounded-md border-2 border-action p-2.5"
    >
      <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        <span className="inline-flex items-center gap-2">
          <Icon name="edit" className="text-warning" />
          {t('orders.board.change.title')}
        </span>
        <span className="font-normal text-ink-soft text-sm">{moments.dayAndTime(own.at)}</span>
      </p>
      <ItemChanges before={own.before.items} after={order.items} />
      {said.map(({ key, title, was, now }) => (
        <div key={key} className="grid gap-1 text-sm">
          <p className="font-semibold">{title}</p>
          {was && (
            <del className="rounded-md bg-error-soft px-3 py-1.5 text-error">
              <bdi dir="auto">{was}</bdi>
            </del>
          )}
          <ins className="rounded-md bg-success-soft px-3 py-1.5 text-success no-underline">
            <bdi dir="auto">{now}</bdi>
          </ins>
        </div>
      ))}
      {own.before.total !== order.total_amount && (
        <p className="text-end font-bold figures">
          <bdi>
            <span className="font-normal text-ink-soft line-through">
              <Money rupees={own.before.total} exact />
            </span>{' '}
            → <Money rupees={order.total_amount} exact />
          </bdi>
        </p>
      )}
    </section>
  )
}
