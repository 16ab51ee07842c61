import { GuidePage } from '../../../features/dashboard/components/guide-page.tsx'

/** Steps of the tools, each under the id of its tool (app/shell/tools.ts), where the help link of its pages leads. */
const TOOL_PARTS = [
  {
    id: 'orders',
    title: 'orders.board.orders',
    steps: ['help.tutorials.work.1', 'help.tutorials.work.2', 'help.tutorials.work.3', 'help.tutorials.work.4'],
    door: { to: '/store/orders', label: 'orders.board.tool.orders', needs: 'orders.see' },
  },
  {
    id: 'create',
    title: 'orders.board.nav.create',
    steps: ['help.tool.create.1', 'help.tool.create.2', 'help.tool.create.3'],
    door: { to: '/create-order', label: 'orders.board.nav.create', needs: 'orders.create' },
  },
  {
    id: 'picking',
    title: 'orders.board.picks',
    steps: ['help.tool.picking.1', 'help.tool.picking.2', 'help.tool.picking.3'],
    door: { to: '/store/picking', label: 'orders.board.picks', needs: 'orders.pack' },
  },
  {
    id: 'deliveries',
    title: 'orders.board.tool.delivery',
    steps: ['help.tool.deliveries.1', 'help.tool.deliveries.2', 'help.tool.deliveries.3'],
    door: { to: '/store/deliveries', label: 'orders.board.tool.delivery', needs: 'orders.deliver' },
  },
  {
    id: 'stock',
    title: 'orders.board.nav.stock',
    steps: ['help.tool.stock.1', 'help.tool.stock.2', 'help.tool.stock.3'],
    door: { to: '/inventory', label: 'orders.board.nav.stock', needs: 'products.see' },
  },
  {
    id: 'money',
    title: 'orders.board.nav.money',
    steps: ['help.tool.money.1', 'help.tool.money.2', 'help.tool.money.3'],
    door: { to: '/store/payments', label: 'orders.board.nav.money', needs: { all: ['orders.see', 'payments.take'] } },
  },
  {
    id: 'settings',
    title: 'help.tutorials.hours.title',
    steps: ['help.tutorials.hours.1', 'help.tutorials.hours.2', 'help.tutorials.hours.3'],
    door: { to: '/store/settings', label: 'orders.board.settings', needs: 'settings' },
  },
  {
    id: 'staff',
    title: 'help.shopHelp.staff.title',
    text: 'help.shopHelp.staff.text',
    door: { to: '/store/settings?section=people', label: 'orders.board.nav.staff', needs: 'staff' },
  },
  {
    id: 'home',
    title: 'help.shopHelp.pause.title',
    text: 'help.shopHelp.pause.text',
    door: { to: '/store-dashboard', label: 'orders.board.dashboard', needs: 'shop.see' },
  },
] as const

/** `/store/help?part=stock`: how the tools are used, and answers to common questions of shopkeepers. */
export const StoreHelpPage = () => (
  <GuidePage
    title="help.shopHelp.title"
    intro="help.shopHelp.intro"
    parts={[
      ...TOOL_PARTS,
      { title: 'help.shopHelp.ring.title', text: 'help.shopHelp.ring.text' },
      { title: 'help.shopHelp.network.title', text: 'help.shopHelp.network.text' },
      { title: 'help.shopHelp.two.title', text: 'help.shopHelp.two.text' },
      { title: 'help.shopHelp.missing.title', text: 'help.shopHelp.missing.text' },
      { title: 'help.shopHelp.paid.title', text: 'help.shopHelp.paid.text' },
      { title: 'help.shopHelp.print.title', text: 'help.shopHelp.print.text' },
    ]}
  />
)
