import { CommunityStories } from '../../../features/community/components/community-stories.tsx'
import { Testimonials } from '../../../features/community/components/testimonials.tsx'
import { CallToAction } from '../../../features/landing/components/call-to-action.tsx'
import { ForShops } from '../../../features/landing/components/for-shops.tsx'
import { HowItWorks } from '../../../features/landing/components/how-it-works.tsx'
import { Benefits, OrderYourWay, Trust } from '../../../features/landing/components/reasons.tsx'

/** The landing page below the fold. */
export const LandingBelowFold = () => (
  <>
    <Testimonials />
    <HowItWorks />
    <OrderYourWay />
    <Benefits />
    <CommunityStories />
    <ForShops />
    <Trust />
    <CallToAction />
  </>
)
