import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

/** The two ways to start: a customer needs no account, a shop has to register. */
export const StartChoices = () => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Card as="section" className="flex flex-col items-start gap-3">
        <Icon name="bag" size="lg" className="text-brand" />
        <h2 className="font-bold text-xl">{t('landing.start.buyTitle')}</h2>
        <p className="grow text-ink-soft">{t('landing.start.buyText')}</p>
        <LinkButton to="/nearby-stores" icon="pin">
          {t('landing.find')}
        </LinkButton>
      </Card>
      <Card as="section" className="flex flex-col items-start gap-3">
        <Icon name="store" size="lg" className="text-brand" />
        <h2 className="font-bold text-xl">{t('landing.start.sellTitle')}</h2>
        <p className="grow text-ink-soft">{t('landing.start.sellText')}</p>
        <OutsideLinkButton href="/shopkeeper-signup" variant="brand" icon="plus">
          {t('landing.register')}
        </OutsideLinkButton>
        <p className="text-sm">
          {t('landing.start.haveTitle')}{' '}
          <a href="/store-login" className="inline-flex min-h-11 items-center font-semibold text-brand underline">
            {t('landing.storeLogin')}
          </a>
        </p>
      </Card>
    </div>
  )
}
