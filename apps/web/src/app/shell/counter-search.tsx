import { SearchDialog } from '../../features/counter-search/search-dialog.tsx'
import { orderPath, useLiveOrders } from '../../features/orders/live/live-orders.tsx'
import { useArea } from '../../shared/i18n/use-area.ts'
import { useSearchPages } from './search-pages.ts'

/** The search over everything of the shop. */
export const CounterSearch = ({ onClose }: { onClose(): void }) => {
  const { orders } = useLiveOrders()
  const pages = useSearchPages()
  const hasTexts = useArea('counter')
  return hasTexts ? <SearchDialog orders={orders} pages={pages} orderPath={orderPath} onClose={onClose} /> : null
}
