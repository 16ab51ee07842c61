import { staticPart } from '../../shared/lazy/static-part.tsx'
import type { HeaderProps } from './header-part.tsx'

const load = () => import('./shell-parts.ts').then((module) => module.HeaderPart)

/** Header of a customer page: plain links until its code is there, which no page waits for. */
export const SiteHeader = staticPart<HeaderProps>({
  name: 'header',
  areas: ['nav'],
  waiting: <div className="min-h-14 border-line border-b bg-surface" />,
  rendered: import.meta.env.SSR ? await load() : undefined,
  load,
})
