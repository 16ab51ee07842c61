import { isPermission, mayDo, type Needs, permissionsOf } from '@jhola/contract/staff/permissions'
import { SHOP_ROLES, type ShopRole } from '@jhola/contract/staff/roles'
import { expect, test } from 'vitest'
import { matchPath } from '../../shared/navigation/navigation.tsx'
import { COUNTER_ROUTES } from '../counter-routes.ts'
import { barTools, TOOLS, toolAt } from './tools.ts'

const mayOf = (role: ShopRole) => {
  const permissions = permissionsOf({ role, overrides: {}, afterPin: false })
  return (needs: Needs) => mayDo(permissions, needs)
}

test.each([
  ['/store-dashboard', '', 'home'],
  ['/dashboard', '', 'home'],
  ['/store/orders', '?view=table', 'orders'],
  ['/store-dashboard-enhanced', '', 'orders'],
  ['/store/picking', '', 'picking'],
  ['/inventory/starter', '', 'stock'],
  ['/create-order', '', 'create'],
  ['/store/settings', '', 'settings'],
  ['/store/settings', '?section=hours', 'settings'],
  ['/store/settings', '?section=people', 'staff'],
  ['/store/help/support', '', 'help'],
  ['/analytics', '', undefined],
])('%s%s belongs to %s', (pathname, search, id) => {
  expect(toolAt({ pathname, search })?.id).toBe(id)
})

test('every tool leads to a page that its own right opens', () => {
  for (const { to, needs } of TOOLS) {
    const route = COUNTER_ROUTES.find(({ path }) => matchPath(path, to.split('?')[0] ?? ''))
    expect(route, to).toBeDefined()
    for (const role of SHOP_ROLES)
      if (mayOf(role)(needs)) expect(route?.needs === undefined || mayOf(role)(route.needs), `${role} ${to}`).toBe(true)
    if (typeof needs === 'string') expect(isPermission(needs)).toBe(true)
  }
})

test('the bar of each role', () => {
  expect(Object.fromEntries(SHOP_ROLES.map((role) => [role, barTools(mayOf(role)).map(({ id }) => id)]))).toEqual({
    owner: ['orders', 'stock', 'create', 'money'],
    manager: ['orders', 'stock', 'create', 'money'],
    counter: ['orders', 'stock', 'create', 'money'],
    packer: ['orders', 'stock', 'picking', 'home'],
    rider: ['deliveries', 'home'],
  })
})
