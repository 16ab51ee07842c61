import { formatPhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { GuidePage } from '../../../features/dashboard/components/guide-page.tsx'
import { ownStoreQuery } from '../../../features/dashboard/components/open-switch.tsx'
import { ShopGrievances } from '../../../features/grievances/components/shop-grievances.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { siteConfig } from '../../../shared/site-config.ts'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

/**
 * `/store/help/support`: contacts for shopkeepers. Questions about Jhola go to the operator of this server (SUPPORT_WHATSAPP), if
 * one is set.
 */
export const StoreSupportPage = () => {
  const { t } = useT()
  const id = useQuery(ownStoreQuery).data?.store.display_store_id ?? ''
  const number = siteConfig().supportWhatsapp
  return (
    <>
      <GuidePage
        title="help.support.title"
        intro="help.support.intro"
        parts={[
          number
            ? {
                title: 'help.support.jhola.title',
                text: 'help.support.jhola.text',
                more: (
                  <OutsideLinkButton
                    href={`https://wa.me/${number.slice(1)}?text=${encodeURIComponent(t('help.support.jhola.message', { id }))}`}
                    target="_blank"
                    variant="secondary"
                    icon="whatsapp"
                  >
                    <bdi>{formatPhone(number)}</bdi>
                  </OutsideLinkButton>
                ),
              }
            : { title: 'help.contact.nobody.title', text: 'help.contact.nobody.text' },
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
