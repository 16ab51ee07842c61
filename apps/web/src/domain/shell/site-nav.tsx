import { staticPart } from '../../shared/lazy/static-part.tsx'

const load = () => import('./shell-parts.ts').then((module) => module.NavPart)

/** The bar at the bottom of a phone, and the cart above it: plain links until its code is there. */
export const SiteNav = staticPart({
  name: 'nav',
  areas: ['nav'],
  rendered: import.meta.env.SSR ? await load() : undefined,
  load,
})
