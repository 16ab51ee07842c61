import type { PickedProduct, PickGroup } from '@jhola/contract/orders/picking/group-picks'
import { packingTicks } from '../../../domain/orders/packing-ticks.ts'
import type { ShownPick } from './pick-lines.ts'

/** Whether a line of an order is in its bag. */
export const isPickTicked = ({ order_id, line_no }: Pick<ShownPick, 'order_id' | 'line_no'>): boolean =>
  packingTicks.read(order_id).has(line_no)

type Ticked = (line: ShownPick) => boolean

/** How much of a product is still to be taken from the shelf, in selling units. */
export const leftOf = ({ lines }: Pick<PickedProduct<ShownPick>, 'lines'>, isTicked: Ticked = isPickTicked): number =>
  Math.round(lines.reduce((sum, line) => sum + (isTicked(line) ? 0 : line.quantity), 0) * 1000) / 1000

/** How many products are not taken completely. */
export const productsLeft = (groups: readonly PickGroup<ShownPick>[], isTicked: Ticked = isPickTicked): number =>
  groups.flatMap(({ picks }) => picks).filter((pick) => leftOf(pick, isTicked) > 0).length
