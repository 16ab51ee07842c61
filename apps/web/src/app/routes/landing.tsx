import { CommunityStories } from '../../features/community/components/community-stories.tsx'
import { Testimonials } from '../../features/community/components/testimonials.tsx'
import { CallToAction } from '../../features/landing/components/call-to-action.tsx'
import { ForShops } from '../../features/landing/components/for-shops.tsx'
import { Hero } from '../../features/landing/components/hero.tsx'
import { HowItWorks } from '../../features/landing/components/how-it-works.tsx'
import { Benefits, OrderYourWay, Trust } from '../../features/landing/components/reasons.tsx'
import { WhatsappButton } from '../../features/landing/components/whatsapp-button.tsx'
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
      <Testimonials />
      <HowItWorks />
      <OrderYourWay />
      <Benefits />
      <CommunityStories />
      <ForShops />
      <Trust />
      <CallToAction />
    </main>
    <SiteFooter />
    <WhatsappButton />
  </>
)
