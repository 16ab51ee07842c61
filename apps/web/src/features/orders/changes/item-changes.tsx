import { type ItemDifference, itemDifferences } from '@jhola/contract/orders/packing/item-differences'
import type { OrderItem } from '@jhola/contract/orders/schema'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Money } from '../../../shared/ui/money.tsx'

const Side = ({ item, isOld }: { item: OrderItem; isOld: boolean }) => {
  const labels = useItemLabels()
  const Tag = isOld ? 'del' : 'ins'
  return (
    <Tag
      className={
        isOld
          ? 'flex min-w-0 flex-wrap items-start gap-x-2 rounded-md bg-error-soft px-3 py-2 text-error'
          : 'flex min-w-0 flex-wrap items-start gap-x-2 rounded-md bg-success-soft px-3 py-2 text-success no-underline'
      }
    >
      <Icon name={isOld ? 'minus' : 'plus'} className="mt-0.5 shrink-0" />
      <span className="min-w-24 flex-1">
        <span className="font-semibold">{labels.name({ name: item.product_name, name_hi: item.product_name_hi })}</span>{' '}
        <bdi className="whitespace-nowrap">
          {labels.measure(item.quantity, item.unit)} × <Money rupees={item.unit_price} />
        </bdi>
      </span>
      <Money rupees={item.total_price} exact className="ms-auto font-semibold figures" />
    </Tag>
  )
}

const keyOf = ({ was, now }: ItemDifference): string => `${was?.line_no ?? ''}-${now?.line_no ?? ''}`

type ItemChangesProps = { before: readonly OrderItem[]; after: readonly OrderItem[] }

/** The lines that differ, in red what was and in green what is. Nothing when no line differs. */
export const ItemChanges = ({ before, after }: ItemChangesProps) => {
  const differences = itemDifferences(before, after)
  if (differences.length === 0) return null
  return (
    <ul className="grid min-w-0 grid-cols-1 gap-2">
      {differences.map((difference) => (
        <li key={keyOf(difference)} className="grid min-w-0 grid-cols-1 gap-1">
          {difference.was && <Side item={difference.was} isOld />}
          {difference.now && <Side item={difference.now} isOld={false} />}
        </li>
      ))}
    </ul>
  )
}
