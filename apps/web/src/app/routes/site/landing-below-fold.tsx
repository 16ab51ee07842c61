import { CommunityStories } from '../../../features/community/components/community-stories.tsx'
import { CallToAction } from '../../../features/landing/components/call-to-action.tsx'
import { ForShops } from '../../../features/landing/components/for-shops.tsx'
import { HowItWorks } from '../../../features/landing/components/how-it-works.tsx'
import { Mission } from '../../../features/landing/components/mission.tsx'
import { Reasons } from '../../../features/landing/components/reasons.tsx'

/** The landing page below the fold: three screens of a phone at most (e2e/site/landing.spec.ts). */
export const LandingBelowFold = () => (
  <>
    <HowItWorks />
    <Mission />
    <Reasons />
    <CommunityStories />
    <ForShops />
    <CallToAction />
  </>
)
