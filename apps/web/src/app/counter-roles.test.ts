import { isNeeds, mayDo, PERMISSIONS, permissionsOf, RIGHTS } from '@jhola/contract/staff/permissions'
import { SHOP_ROLES, type ShopRole } from '@jhola/contract/staff/roles'
import { expect, test } from 'vitest'
import texts from '../locales/en/stores.settings.json' with { type: 'json' }
import { COUNTER_ROUTES } from './counter-routes.ts'

const screensOf = (role: ShopRole): string[] => {
  const permissions = permissionsOf({ role, overrides: {}, afterPin: false })
  return COUNTER_ROUTES.flatMap(({ path, needs }) => (needs && mayDo(permissions, needs) ? [path] : []))
}
const OF_SHOP = COUNTER_ROUTES.filter(({ admits }) => admits === 'shop')

test('every screen of the shop says which right it needs', () => {
  for (const { path, needs } of OF_SHOP) expect(isNeeds(needs), path).toBe(true)
})

test('each role opens the screens of its rights and no others', () => {
  const all = OF_SHOP.map(({ path }) => path)
  const counter = all.filter((path) => !['/store/settings', '/store/set-up', '/inventory/upload', '/analytics'].includes(path))
  expect(Object.fromEntries(SHOP_ROLES.map((role) => [role, screensOf(role)]))).toEqual({
    owner: all,
    manager: all,
    counter,
    packer: counter.filter(
      (path) =>
        !path.startsWith('/create-order') &&
        !['/store/payments', '/inventory/starter', '/inventory/count', '/store/deliveries'].includes(path),
    ),
    rider: all.filter((path) => path === '/store-dashboard' || path === '/store/deliveries' || path.startsWith('/store/help')),
  })
})

test('every right that may be given has its text', () => {
  const given = PERMISSIONS.filter((permission) => RIGHTS[permission].isGivable).map((name) => name.replace('.', '_'))
  expect(Object.keys(texts.people.right).sort()).toEqual(given.sort())
})
