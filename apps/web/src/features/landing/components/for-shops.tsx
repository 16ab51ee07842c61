import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Banner } from '../../../shared/ui/banner.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

/** The shopkeeper's door at the end of the page. */
export const ForShops = () => {
  const { t } = useT()
  return (
    <Banner
      tone="brand"
      icon="store"
      title={t('landing.forShopsTitle')}
      action={
        <OutsideLinkButton href="/store-login" variant="secondary" icon="store">
          {t('landing.storeLogin')}
        </OutsideLinkButton>
      }
    >
      {t('landing.forShopsText')}
    </Banner>
  )
}
