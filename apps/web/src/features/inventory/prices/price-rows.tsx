import { formatPrice } from '@jhola/contract/shared/money'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import type { PriceReply, UndoReply } from './use-price-change.ts'

/** Old and new price of each product; those that cannot be changed come first, with the reason. */
export const PriceRows = ({ reply }: { reply: PriceReply }) => {
  const { t } = useT()
  const { name, pack } = useItemLabels()
  const further = reply.changed + reply.stopped - reply.rows.length
  return (
    <>
      <p role="status" className="flex flex-wrap gap-x-4 font-semibold text-sm">
        <span>{t('inventory.prices.changed', { count: reply.changed })}</span>
        {reply.stopped > 0 && <span className="text-error">{t('inventory.prices.stopped', { count: reply.stopped })}</span>}
        {reply.same > 0 && <span className="text-ink-soft">{t('inventory.prices.same', { count: reply.same })}</span>}
      </p>
      <ul className="max-h-80 overflow-y-auto rounded-md border border-line">
        {reply.rows.map((row) => (
          <li
            key={row.id}
            className={cx('flex items-center gap-3 border-line border-b px-3 py-2 last:border-b-0', row.stop && 'bg-error-soft')}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium leading-tight">{name(row)}</span>
              {row.pack_size && <bdi className="block text-ink-soft text-sm">{pack(row.pack_size)}</bdi>}
              {row.stop && row.stop !== 'same' && (
                <span className="flex items-center gap-1 text-error text-sm">
                  <Icon name="alert" size="xs" />
                  {t(`inventory.prices.stop.${row.stop}`, { mrp: formatPrice(row.mrp ?? 0) })}
                </span>
              )}
            </span>
            <bdi className="flex shrink-0 items-center gap-1.5 whitespace-nowrap" dir="ltr">
              <Money rupees={row.old_price} className="text-ink-soft" />
              <Icon name="arrow-end" size="xs" className="text-ink-soft" />
              <Money rupees={row.new_price} className={cx('font-bold', row.stop && 'line-through')} />
            </bdi>
          </li>
        ))}
      </ul>
      {further > 0 && <p className="text-ink-soft text-sm">{t('inventory.prices.further', { count: further })}</p>}
    </>
  )
}

/** The products whose old price could not be restored, and why. */
export const UnchangedRows = ({ kept }: { kept: UndoReply['kept'] }) => {
  const { t } = useT()
  const { name } = useItemLabels()
  return (
    <ul className="max-h-80 overflow-y-auto rounded-md border border-line">
      {kept.map((row) => (
        <li key={row.id} className="border-line border-b px-3 py-2 last:border-b-0">
          <span className="flex justify-between gap-3 font-medium">
            {name(row)} <Money rupees={row.price} />
          </span>
          <span className="block text-ink-soft text-sm">{t(`inventory.prices.keep.${row.reason}`)}</span>
        </li>
      ))}
    </ul>
  )
}
