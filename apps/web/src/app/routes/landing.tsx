import { ForShops } from '../../features/landing/components/for-shops.tsx'
import { Hero } from '../../features/landing/components/hero.tsx'
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx'
import { Benefits, Trust } from '../../features/landing/components/reasons.tsx'
import { Discovery } from '../../features/stores/components/discovery.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'

/** `/` and `/home`: what Jhola is, for those who come for the first time. */
export const LandingPage = () => (
  <>
    <SiteHeader />
    <main id="content" className="mx-auto flex w-full max-w-5xl flex-col gap-12 p-4">
      <Hero />
      <Discovery />
      <HowItWorks />
      <Benefits />
      <Trust />
      <ForShops />
    </main>
    <SiteFooter />
  </>
)
