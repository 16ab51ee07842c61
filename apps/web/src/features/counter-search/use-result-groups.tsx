import { formatPhone } from '@jhola/contract/shared/phone'
import { useItemLabels } from '../../domain/catalogue/item-labels.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import type { IconName } from '../../shared/ui/icon.tsx'
import { Money } from '../../shared/ui/money.tsx'
import type { FoundCustomer, FoundPage, Order, ShelfProduct } from './local-matches.ts'
import type { Result, ResultGroup } from './result-list.tsx'
import type { useFound } from './use-found.ts'

export type SearchPage = FoundPage & { icon: IconName; hint?: string }

const inList = (search: string): string => `/store/orders?${new URLSearchParams({ view: 'table', search })}`

/** The results as lines, group by group, in the reader's language. `orderPath`: the page with an order open. */
export const useResultGroups = (
  {
    orders,
    customers,
    products,
    pages,
  }: Pick<ReturnType<typeof useFound<SearchPage>>, 'orders' | 'customers' | 'products' | 'pages'>,
  orderPath: (id: string) => string,
): ResultGroup[] => {
  const { t } = useT()
  const labels = useItemLabels()
  const ofOrder = (order: Order): Result => ({
    key: order.id,
    to: orderPath(order.id),
    icon: 'receipt',
    title: (
      <>
        <bdi className="figures">{order.order_number}</bdi> · <bdi>{order.customer_name}</bdi>
      </>
    ),
    hint: (
      <>
        {t(`common.status.${order.status}`)} · <bdi className="figures">{formatPhone(order.customer_phone)}</bdi>
      </>
    ),
    end: <Money rupees={order.total_amount} className="font-semibold figures" />,
  })
  const ofCustomer = ({ phone, name, orders: count }: FoundCustomer): Result => ({
    key: phone,
    to: inList(phone),
    icon: 'user',
    title: <bdi>{name || formatPhone(phone)}</bdi>,
    hint: (
      <>
        <bdi className="figures">{formatPhone(phone)}</bdi> · {t('counter.search.orderCount', { count })}
      </>
    ),
  })
  const ofProduct = (product: ShelfProduct): Result => ({
    key: product.id,
    to: `/inventory?${new URLSearchParams({ search: product.name })}`,
    icon: 'package',
    title: `${labels.name(product)} ${labels.pack(product.pack_size)}`.trim(),
    ...(product.stock_mode === 'counted' && { hint: labels.measure(product.current_stock, product.unit) }),
    end: <Money rupees={product.price} className="font-semibold figures" />,
  })
  const ofPage = ({ to, label, icon, hint }: SearchPage): Result => ({ key: to, to, icon, title: label, ...(hint && { hint }) })
  const groups: ResultGroup[] = [
    { id: 'orders', title: t('orders.board.orders'), results: orders.map(ofOrder) },
    { id: 'customers', title: t('counter.search.customers'), results: customers.map(ofCustomer) },
    { id: 'products', title: t('counter.search.products'), results: products.map(ofProduct) },
    { id: 'pages', title: t('counter.search.pages'), results: pages.map(ofPage) },
  ]
  return groups.filter(({ results }) => results.length > 0)
}
