import { expect, test } from 'vitest'
import { COUNTER_PATHS } from '../app/counter-paths.ts'
import { COUNTER_ROUTES } from '../app/counter-routes.ts'
import { DEVICE_ROUTES, PUBLIC_ROUTES } from '../app/customer-routes.ts'
import { pageKind } from './page-kind.ts'

const addressOf = (path: string) => path.replace(/:\w+/g, 'STORE-001')

test.each(PUBLIC_ROUTES.map(({ path }) => path))('%s keeps its last copy', (path) => {
  expect(pageKind(addressOf(path))).toBe('public')
})

test.each(DEVICE_ROUTES.map(({ path }) => path))('%s opens from the device', (path) => {
  expect(pageKind(addressOf(path))).toBe('device')
})

test.each([...COUNTER_PATHS, '/store/orders/7', '/admin', '/nothing'])('%s needs the network', (path) => {
  expect(pageKind(path)).toBe('online')
})

test('the server sends every screen of the counter to the counter', () => {
  expect(COUNTER_ROUTES.map(({ path }) => path).toSorted()).toEqual([...COUNTER_PATHS].toSorted())
})
