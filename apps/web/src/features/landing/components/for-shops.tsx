import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Banner } from '../../../shared/ui/banner.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

/** Section for shopkeepers. The counter is another entry, so these are plain links. */
export const ForShops = () => {
  const { t } = useT()
  return (
    <Banner
      tone="brand"
      icon="store"
      title={t('landing.forShopsTitle')}
      action={
        <div className="flex flex-wrap gap-2">
          <OutsideLinkButton href="/shopkeeper-signup" variant="secondary" icon="plus">
            {t('landing.register')}
          </OutsideLinkButton>
          <OutsideLinkButton href="/store-login" variant="secondary" icon="store">
            {t('landing.storeLogin')}
          </OutsideLinkButton>
        </div>
      }
    >
      {t('landing.forShopsText')}
    </Banner>
  )
}
