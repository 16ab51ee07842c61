import type { Needs } from '@jhola/contract/staff/permissions'
import type { TextKey } from '../../shared/i18n/texts.ts'
import type { Place } from '../../shared/navigation/navigation.tsx'
import type { IconName } from '../../shared/ui/icon.tsx'

export type ToolId = 'home' | 'orders' | 'stock' | 'create' | 'money' | 'picking' | 'deliveries' | 'settings' | 'staff' | 'help'

export type Tool = {
  id: ToolId
  label: TextKey
  icon: IconName
  to: string
  needs: Needs
  /** Path prefixes on which it is the current one. */
  paths: readonly string[]
}

/** The tools of a shop that have a page, in the order of the side rail. */
export const TOOLS: readonly Tool[] = [
  {
    id: 'create',
    label: 'orders.board.nav.create',
    icon: 'plus',
    to: '/create-order',
    needs: 'orders.create',
    paths: ['/create-order'],
  },
  {
    id: 'home',
    label: 'orders.board.nav.home',
    icon: 'home',
    to: '/store-dashboard',
    needs: 'shop.see',
    paths: ['/store-dashboard', '/dashboard'],
  },
  {
    id: 'orders',
    label: 'orders.board.orders',
    icon: 'receipt',
    to: '/store/orders',
    needs: 'orders.see',
    paths: ['/store/orders', '/store-dashboard-enhanced', '/store-dashboard-basic'],
  },
  {
    id: 'picking',
    label: 'orders.board.picks',
    icon: 'prepare',
    to: '/store/picking',
    needs: 'orders.pack',
    paths: ['/store/picking'],
  },
  {
    id: 'deliveries',
    label: 'orders.board.tool.delivery',
    icon: 'bike',
    to: '/store/deliveries',
    needs: 'orders.deliver',
    paths: ['/store/deliveries'],
  },
  {
    id: 'stock',
    label: 'orders.board.nav.stock',
    icon: 'package',
    to: '/inventory',
    needs: 'products.see',
    paths: ['/inventory'],
  },
  {
    id: 'money',
    label: 'orders.board.nav.money',
    icon: 'wallet',
    to: '/store/payments',
    needs: { all: ['orders.see', 'payments.take'] },
    paths: ['/store/payments'],
  },
  {
    id: 'staff',
    label: 'orders.board.nav.staff',
    icon: 'users',
    to: '/store/settings?section=people',
    needs: { all: ['settings', 'staff'] },
    paths: ['/store/settings?section=people'],
  },
  {
    id: 'settings',
    label: 'orders.board.settings',
    icon: 'settings',
    to: '/store/settings',
    needs: 'settings',
    paths: ['/store/settings'],
  },
  {
    id: 'help',
    label: 'orders.board.nav.help',
    icon: 'help',
    to: '/store/help',
    needs: 'shop.see',
    paths: ['/store/help'],
  },
]

const BAR: readonly ToolId[] = ['orders', 'stock', 'create', 'money']
/** What stands in the bar for people whose role has fewer tools. */
const BAR_OTHERWISE: readonly ToolId[] = ['deliveries', 'picking', 'home']

const toolsOf = (ids: readonly ToolId[]): Tool[] => ids.flatMap((id) => TOOLS.find((tool) => tool.id === id) ?? [])

/** The entries of the bottom bar before More: at most four that this person may open. */
export const barTools = (may: (needs: Needs) => boolean): Tool[] => {
  const main = toolsOf(BAR).filter(({ needs }) => may(needs))
  const others = toolsOf(BAR_OTHERWISE).filter(({ needs }) => may(needs))
  return [...main, ...others].slice(0, BAR.length)
}

const isAt = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>, path: string): boolean => {
  const [wanted = '', query] = path.split('?')
  const asked = new URLSearchParams(search)
  const isBelow = pathname === wanted || pathname.startsWith(`${wanted}/`)
  return isBelow && [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value)
}

/** The help of a tool: its own part of the guide. */
export const helpPath = (tool: Tool | undefined): string =>
  tool && tool.id !== 'help' ? `/store/help?part=${tool.id}` : '/store/help'

/** The tool that a page belongs to; of several the one whose path says most. */
export const toolAt = (place: Pick<Place, 'pathname' | 'search'>): Tool | undefined => {
  const lengthOf = ({ paths }: Tool): number =>
    Math.max(0, ...paths.filter((path) => isAt(place, path)).map((path) => path.length))
  return TOOLS.reduce<Tool | undefined>((best, tool) => (lengthOf(tool) > (best ? lengthOf(best) : 0) ? tool : best), undefined)
}
