import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { Hero } from '../../../features/landing/components/hero.tsx'
import { WhatsappButton } from '../../../features/landing/components/whatsapp-button.tsx'
import { Discovery } from '../../../features/stores/discovery/components/discovery.tsx'
import { hydrateWhenVisible } from '../../../shared/lazy/hydrate-when-visible.tsx'

const loadFar = () => import('./landing-below-fold.tsx').then((module) => module.LandingBelowFold)

const Far = hydrateWhenVisible({
  name: 'landing',
  className: 'flex flex-col gap-8 *:[contain-intrinsic-size:auto_14rem] *:[content-visibility:auto]',
  rendered: import.meta.env.SSR ? await loadFar() : undefined,
  load: loadFar,
})

/** `/` and `/home`: introduces Jhola to first-time visitors. */
export const LandingPage = () => (
  <>
    <SiteHeader />
    <main id="content" className="mx-auto flex w-full max-w-5xl flex-col gap-6 p-4">
      <Hero />
      <Discovery />
      <Far />
      <WhatsappButton />
    </main>
    <SiteFooter />
  </>
)
