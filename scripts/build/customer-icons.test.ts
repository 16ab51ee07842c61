import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIRST_ICONS } from '../../apps/web/src/shared/ui/icons/first-icons.ts'
import { FURTHER_ICONS } from '../../apps/web/src/shared/ui/icons/further-icons.ts'

/** Code of pages for customers, which load the first icons only. */
const CUSTOMER_PAGES = ['cart', 'catalogue', 'landing', 'orders/checkout', 'orders/tracking', 'orders/my-orders', 'stores/page']

test('pages for customers use no icon that only the counter loads: it would stay empty', () => {
  const files = CUSTOMER_PAGES.flatMap((folder) => globSync(`apps/web/src/features/${folder}/**/*.tsx`))
  const used = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Icon\b[^>]*\bname="([a-z-]+)"|\bicon="([a-z-]+)"/g)].map(
      ([, name, icon]) => [file, name ?? icon ?? ''] as const,
    ),
  )
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(([, name]) => !(name in FIRST_ICONS) && name in FURTHER_ICONS)).toEqual([])
})
