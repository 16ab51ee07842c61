import { staticPart } from '../../shared/lazy/static-part.tsx'

const load = () => import('./shell-parts.ts').then((module) => module.FooterPart)

/** Footer of the public pages. */
export const SiteFooter = staticPart({
  name: 'footer',
  areas: ['nav'],
  rendered: import.meta.env.SSR ? await load() : undefined,
  load,
})
