import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { StartChoices } from '../../../features/landing/components/start-choices.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** `/register`: sign-up as a customer or as a shop. */
export const RegisterPage = () => {
  const { t } = useT()
  return (
    <>
      <SiteHeader backTo="/" />
      <main id="content" className="mx-auto w-full max-w-5xl p-4">
        <h1 className="mb-6 font-bold text-3xl">{t('landing.start.title')}</h1>
        <StartChoices />
      </main>
      <SiteFooter />
    </>
  )
}
