import { expect, test } from 'vitest'
import { isNeeds, mayDo, overridesFor, PERMISSIONS, permissionsOf, RIGHTS, rolesWith } from './permissions.ts'
import { type ShopRole, shopRoleOf } from './roles.ts'

const ofRole = (role: ShopRole, overrides = {}, afterPin = false) => [...permissionsOf({ role, overrides, afterPin })]

test('the owner has every right, and nobody else may manage people', () => {
  expect(ofRole('owner')).toEqual([...PERMISSIONS])
  expect(ofRole('owner', { refunds: false })).toEqual([...PERMISSIONS])
  expect(ofRole('manager')).toEqual(PERMISSIONS.filter((permission) => permission !== 'staff'))
})

test('the counter has orders, products and stock, and none of cost prices, exports, figures, refunds, deletes and settings', () => {
  expect(ofRole('counter')).toEqual([
    ...[
      'shop.see',
      'shop.pause',
      'orders.see',
      'orders.accept',
      'orders.pack',
      'orders.deliver',
      'orders.cancel',
      'orders.create',
    ],
    ...['customers', 'payments.take', 'products.see', 'products.edit', 'prices', 'stock'],
  ])
})

test('a packer sees orders and products without contacts; a rider only brings orders and takes cash', () => {
  expect(ofRole('packer')).toEqual(['shop.see', 'orders.see', 'orders.pack', 'products.see'])
  expect(ofRole('rider')).toEqual(['shop.see', 'orders.deliver', 'payments.take'])
})

test('the owner gives and takes rights of one person, but not those that are never given', () => {
  expect(ofRole('packer', { stock: true })).toEqual(['shop.see', 'orders.see', 'orders.pack', 'products.see', 'stock'])
  expect(ofRole('packer', { 'orders.pack': false })).toEqual(['shop.see', 'orders.see', 'products.see'])
  expect(ofRole('packer', { staff: true, devices: true, 'shop.see': false })).toEqual(ofRole('packer'))
  expect(ofRole('manager', { devices: false })).toContain('devices')
})

test('a right that needs another one does not hold without it', () => {
  expect(ofRole('counter', { 'orders.see': false })).not.toContain('orders.accept')
  expect(ofRole('rider', { imports: true })).toEqual(ofRole('rider'))
  expect(ofRole('manager', { 'prices.cost': false })).not.toContain('imports')
})

test('after a PIN nobody has settings, devices and people, also not the owner', () => {
  expect(ofRole('owner', {}, true)).toEqual(PERMISSIONS.filter((one) => !['settings', 'devices', 'staff'].includes(one)))
})

test('only what differs from the role and may be given is kept', () => {
  expect(overridesFor('counter', { refunds: true, stock: true, staff: true, exports: false })).toEqual({ refunds: true })
  expect(overridesFor('rider', { 'orders.deliver': false })).toEqual({ 'orders.deliver': false })
})

test('needs name one right, any or all', () => {
  const packer = permissionsOf({ role: 'packer', overrides: {}, afterPin: false })
  expect(mayDo(packer, 'orders.pack')).toBe(true)
  expect(mayDo(packer, { any: ['refunds', 'orders.pack'] })).toBe(true)
  expect(mayDo(packer, { all: ['refunds', 'orders.pack'] })).toBe(false)
  expect(rolesWith('refunds')).toEqual(['owner', 'manager'])
  expect(rolesWith('staff')).toEqual(['owner'])
  expect([isNeeds('orders.pack'), isNeeds({ any: [] }), isNeeds({ all: ['dream'] }), isNeeds(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('rows of before are counter people, and an owner is one whatever the staff role says', () => {
  expect(shopRoleOf({ role: 'store_staff', staff_role: null })).toBe('counter')
  expect(shopRoleOf({ role: 'store_owner', staff_role: 'counter' })).toBe('owner')
})

test('every right that may be given is in a role or can be given; what needs another names one that exists', () => {
  for (const permission of PERMISSIONS) for (const other of RIGHTS[permission].with ?? []) expect(PERMISSIONS).toContain(other)
})
