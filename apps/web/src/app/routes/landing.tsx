import { FALLBACK_PLACE, NEARBY_DEFAULT_RADIUS_KM } from '@jhola/contract/constants'
import { Benefits } from '../../features/landing/components/benefits.tsx'
import { Figures } from '../../features/landing/components/figures.tsx'
import { Hero } from '../../features/landing/components/hero.tsx'
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx'
import { NearbyList } from '../../features/stores/components/nearby-list.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'
import { LinkButton } from '../../shared/ui/link-button.tsx'

const SHOPS_SHOWN = 3

/** `/` and `/home`: what Jhola is, for those who come for the first time. */
export const LandingPage = () => {
  const { t, language } = useT()
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-5xl gap-10 p-4">
        <Hero />
        <Figures />
        <section aria-labelledby="discover">
          <h2 id="discover" className="font-bold text-2xl">
            {t('landing.discover')}
          </h2>
          <p className="mb-4 text-ink-soft">
            {t('landing.discoverNear', { place: language === 'hi' ? 'मुंबई' : FALLBACK_PLACE.city })} · {t('landing.discoverHint')}
          </p>
          <NearbyList place={FALLBACK_PLACE} radiusKm={NEARBY_DEFAULT_RADIUS_KM} most={SHOPS_SHOWN} />
          <LinkButton to="/nearby-stores" variant="secondary" className="mt-4">
            {t('landing.discoverAll')}
          </LinkButton>
        </section>
        <HowItWorks />
        <Benefits />
      </main>
      <SiteFooter />
    </>
  )
}
