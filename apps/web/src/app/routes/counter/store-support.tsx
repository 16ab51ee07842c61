import { useQuery } from '@tanstack/react-query'
import { SupportButtons, supportWays } from '../../../domain/shell/support-buttons.tsx'
import { GuidePage } from '../../../features/dashboard/components/guide-page.tsx'
import { ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { ShopGrievances } from '../../../features/grievances/components/shop-grievances.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { siteConfig } from '../../../shared/site-config.ts'

/**
 * `/store/help/support`: contacts for shopkeepers. Questions about Jhola go to the operator of this server (SUPPORT_WHATSAPP,
 * SUPPORT_PHONE, SUPPORT_EMAIL). That nobody is set is told in development only.
 */
export const StoreSupportPage = () => {
  const { t } = useT()
  const id = useQuery(ownStoreQuery).data?.store.display_store_id ?? ''
  const isReached = supportWays('').length > 0
  return (
    <>
      <GuidePage
        title="help.support.title"
        intro="help.support.intro"
        parts={[
          ...(isReached
            ? [
                {
                  title: 'help.support.jhola.title' as const,
                  text: 'help.contact.jhola.text' as const,
                  more: <SupportButtons message={t('help.support.jhola.message', { id })} />,
                },
              ]
            : siteConfig().isDevelopment
              ? [{ title: 'help.contact.nobody.title' as const, text: 'help.contact.nobody.text' as const }]
              : []),
          {
            title: 'help.support.customer.title',
            text: 'help.support.customer.text',
            door: { to: '/store/orders', label: 'orders.board.tool.orders', needs: 'orders.see' },
          },
          { title: 'help.support.say.title', steps: ['help.support.say.1', 'help.support.say.2', 'help.support.say.3'] },
          { title: 'help.support.never.title', text: 'help.support.never.text' },
        ]}
      />
      <ShopGrievances />
    </>
  )
}
