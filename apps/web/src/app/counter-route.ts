import type { Needs } from '@jhola/contract/staff/permissions'
import type { LazyRoute } from './page/lazy-route.tsx'

/**
 * Who may open a screen. `shop`: people of a shop; `admin`: platform admins; `testers`: everybody in development, admins in
 * production; `anyone`: sign-in pages and development pages.
 */
export type CounterRoute = LazyRoute &
  (
    | { admits: 'shop' /** The right that the page is for; others are told who has it. */; needs: Needs }
    | { admits: 'admin' | 'testers' | 'anyone'; needs?: undefined }
  )
