import { GuidePage } from '../../../features/dashboard/components/guide-page.tsx'

/** `/store/help/tutorials`: the work at the counter, step by step. */
export const StoreTutorialsPage = () => (
  <GuidePage
    title="help.tutorials.title"
    intro="help.tutorials.intro"
    parts={[
      {
        title: 'help.tutorials.first.title',
        steps: ['help.tutorials.first.1', 'help.tutorials.first.2', 'help.tutorials.first.3', 'help.tutorials.first.4'],
        door: { to: '/dashboard', label: 'help.tutorials.first.door', needs: 'orders.see' },
      },
      {
        title: 'help.tutorials.work.title',
        steps: ['help.tutorials.work.1', 'help.tutorials.work.2', 'help.tutorials.work.3', 'help.tutorials.work.4'],
        door: { to: '/store/orders', label: 'orders.board.tool.orders', needs: 'orders.see' },
      },
      {
        title: 'help.tutorials.find.title',
        steps: ['help.tutorials.find.1', 'help.tutorials.find.2', 'help.tutorials.find.3'],
        door: { to: '/store/orders?view=table', label: 'orders.board.allOrders', needs: 'orders.see' },
      },
      {
        title: 'help.tutorials.many.title',
        steps: ['help.tutorials.many.1', 'help.tutorials.many.2', 'help.tutorials.many.3'],
        door: { to: '/store/orders?view=table&status=pending', label: 'orders.board.tab.pending', needs: 'orders.see' },
      },
      {
        title: 'help.tutorials.paper.title',
        steps: ['help.tutorials.paper.1', 'help.tutorials.paper.2', 'help.tutorials.paper.3'],
      },
      {
        title: 'help.tutorials.hours.title',
        steps: ['help.tutorials.hours.1', 'help.tutorials.hours.2', 'help.tutorials.hours.3'],
        door: { to: '/store/settings', label: 'orders.board.settings', needs: 'settings' },
      },
    ]}
  />
)
