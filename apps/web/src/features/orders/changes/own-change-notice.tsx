import type { Order } from '@jhola/contract/orders/schema'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { ItemChanges } from './item-changes.tsx'

const WORDS = ['notes', 'address', 'time'] as const

/** What the customer changed: red what was, green what is; the notes, the address and the time are named. */
export const OwnChangeNotice = ({ order }: { order: Order }) => {
  const { t } = useT()
  const moments = useMoments()
  const own = order.packing?.own_change
  if (!own) return null
  const said = { notes: order.notes ?? '–', address: order.delivery_address, time: order.delivery_date ?? '' }
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
      {WORDS.filter((part) => own.parts.includes(part)).map((part) => (
        <p key={part} className="rounded-md bg-success-soft px-3 py-2 text-sm text-success">
          <span className="font-semibold">{t(`orders.board.change.${part}`)}</span>
          {said[part] && (
            <bdi dir="auto" className="block">
              {said[part]}
            </bdi>
          )}
        </p>
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
