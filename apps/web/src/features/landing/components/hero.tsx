import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { LogoMark } from '../../../shared/ui/logo.tsx'

/** What Jhola is, and the two ways in. */
export const Hero = () => {
  const { t } = useT()
  return (
    <section className="weave rounded-xl border border-line p-6 sm:p-10">
      <div className="flex items-center gap-8">
        <div className="max-w-xl">
          <h1 className="font-bold text-3xl">{t('landing.heroTitle')}</h1>
          <p className="mt-3 text-lg">{t('landing.heroText')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/nearby-stores" size="lg" icon="pin">
              {t('landing.find')}
            </LinkButton>
            <OutsideLinkButton href="/store-login" size="lg" variant="secondary" icon="store">
              {t('landing.storeLogin')}
            </OutsideLinkButton>
          </div>
        </div>
        <LogoMark className="ms-auto hidden size-40 shrink-0 md:block" />
      </div>
    </section>
  )
}
