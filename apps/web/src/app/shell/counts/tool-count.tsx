import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import type { ToolId } from '../tools.ts'
import { WaitingCount } from './waiting-count.tsx'

/** Loaded after the orders: it asks the server. */
const LowStockPart = lazyPart(() => import('./low-stock-count.tsx').then((module) => module.LowStockCount))
const giveUp = () => undefined

/** The number beside a tool: orders that wait, products that run low. */
export const ToolCount = ({ of, className }: { of: ToolId; className: string }) => {
  if (of === 'orders') return <WaitingCount className={className} />
  if (of === 'stock') return <LowStockPart part={{ className }} onFailed={giveUp} />
  return null
}
