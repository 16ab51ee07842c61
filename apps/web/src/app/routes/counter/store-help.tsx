import { GuidePage } from '../../../features/dashboard/components/guide-page.tsx'

/** `/store/help`: answers to common questions of shopkeepers. */
export const StoreHelpPage = () => (
  <GuidePage
    title="help.shopHelp.title"
    intro="help.shopHelp.intro"
    parts={[
      {
        title: 'help.shopHelp.ring.title',
        text: 'help.shopHelp.ring.text',
        door: { to: '/store/orders', label: 'orders.board.tool.orders', needs: 'orders.see' },
      },
      { title: 'help.shopHelp.network.title', text: 'help.shopHelp.network.text' },
      { title: 'help.shopHelp.two.title', text: 'help.shopHelp.two.text' },
      { title: 'help.shopHelp.missing.title', text: 'help.shopHelp.missing.text' },
      { title: 'help.shopHelp.paid.title', text: 'help.shopHelp.paid.text' },
      {
        title: 'help.shopHelp.pause.title',
        text: 'help.shopHelp.pause.text',
        door: { to: '/store-dashboard', label: 'orders.board.dashboard', needs: 'shop.see' },
      },
      {
        title: 'help.shopHelp.staff.title',
        text: 'help.shopHelp.staff.text',
        door: { to: '/store/settings', label: 'orders.board.settings', needs: 'settings' },
      },
      { title: 'help.shopHelp.print.title', text: 'help.shopHelp.print.text' },
    ]}
  />
)
