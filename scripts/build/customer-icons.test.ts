import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIRST_ICONS } from '../../apps/web/src/shared/ui/icons/first-icons.ts'
import { FURTHER_ICONS } from '../../apps/web/src/shared/ui/icons/further-icons.ts'
import { LIST_ICONS } from '../../apps/web/src/shared/ui/icons/list-icons.ts'

/** Code of pages for customers, which load the first icons only. */
const CUSTOMER_PAGES = ['cart', 'catalogue', 'landing', 'orders/checkout', 'orders/tracking', 'orders/my-orders', 'stores/page']
/** The counter has screens in that folder too. */
const PHOTO_LISTS =
  'apps/web/src/features/orders/photo-lists/{send-screen,follow-screen,photo-chooser,bill-card,confirm-bill}.tsx'

/** Parts that are loaded later and bring icons of their own. */
const WITH_ICONS = /catalogue\/list\/|orders\/photo-lists\//

test('pages for customers use no icon that only the counter loads: it would stay empty', () => {
  const files = CUSTOMER_PAGES.flatMap((folder) => globSync(`apps/web/src/features/${folder}/**/*.tsx`)).concat(
    globSync(PHOTO_LISTS),
  )
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Icon\b[^>]*\bname="([a-z-]+)"|\bicon="([a-z-]+)"/g)].map(
      ([, name, icon]) => [file, name ?? icon ?? ''] as const,
    ),
  )
  expect(used.length).toBeGreaterThan(50)
  const isThere = (file: string, name: string) => name in FIRST_ICONS || (WITH_ICONS.test(file) && name in LIST_ICONS)
  expect(used.filter(([file, name]) => !isThere(file, name) && name in FURTHER_ICONS)).toEqual([])
})
