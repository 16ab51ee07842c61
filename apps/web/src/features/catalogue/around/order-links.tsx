import { AROUND_ORDERS, type AroundOrder } from '@jhola/contract/stores/around/around-order'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link, useSearchParams } from '../../../shared/navigation/navigation.tsx'
import { cx } from '../../../shared/ui/cx.ts'

/** The order that an address asks for. */
export const orderOf = (address: URLSearchParams): AroundOrder =>
  AROUND_ORDERS.find((order) => order === address.get('sort')) ?? 'near'

/** Nearest or lowest price first: links, so that they work without scripts. */
export const OrderLinks = ({ order }: { order: AroundOrder }) => {
  const { t } = useT()
  const [address] = useSearchParams()
  const to = (sort: AroundOrder): string => {
    const next = new URLSearchParams(address)
    if (sort === 'near') next.delete('sort')
    else next.set('sort', sort)
    return `/search?${next}`
  }
  return (
    <nav aria-label={t('search.order')} className="-mx-2 flex">
      {AROUND_ORDERS.map((one) => (
        <Link
          key={one}
          to={to(one)}
          replace
          aria-current={one === order ? 'true' : undefined}
          className={cx('inline-flex min-h-11 items-center px-2 text-sm', one === order ? 'font-bold' : 'text-brand underline')}
        >
          {t(`search.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
