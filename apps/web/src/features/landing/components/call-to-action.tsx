import { useEffect, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { siteConfig } from '../../../shared/site-config.ts'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

/** The closing call to action of the page. In development also a link to the sign-in test page. */
export const CallToAction = () => {
  const { t } = useT()
  const [isDevelopment, setDevelopment] = useState(false)
  useEffect(() => setDevelopment(siteConfig().isDevelopment), [])
  return (
    <section aria-labelledby="start" className="weave rounded-xl border border-line p-6 text-center">
      <h2 id="start" className="font-bold text-2xl">
        {t('landing.ctaTitle')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('landing.ctaText')}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/register" variant="brand" size="lg" iconEnd="arrow-end">
          {t('landing.getStarted')}
        </LinkButton>
        {isDevelopment && (
          <OutsideLinkButton href="/auth-test" variant="ghost" size="lg">
            {t('landing.authTest')}
          </OutsideLinkButton>
        )}
      </div>
    </section>
  )
}
