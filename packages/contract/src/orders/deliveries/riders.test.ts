import { expect, test } from 'vitest'
import { lastRider, partnerOf, riderKeyOf } from './riders.ts'
import type { Rider } from './routes.ts'

const rider = (over: Partial<Rider>): Rider => ({
  ...{ rider_id: '1', user_id: null, name: 'Ravi', phone: null, vehicle_number: null, used_at: null },
  ...over,
})

test.each([
  [{ name: 'Ravi Kumar', user_id: 'u1', phone: '+919876543210' }, 'user:u1'],
  [{ name: 'Ravi', phone: '98765 43210' }, 'phone:+919876543210'],
  [{ name: '  Ravi   KUMAR ' }, 'name:ravi kumar'],
  [{ name: 'Ravi', phone: '12' }, 'name:ravi'],
])('%j is known by %s', (partner, key) => expect(riderKeyOf(partner)).toBe(key))

test('the last one is who went last; nobody while nobody went', () => {
  expect(lastRider([rider({})])).toBeUndefined()
  const later = rider({ rider_id: '2', used_at: '2026-11-20T10:05:00.000Z' })
  expect(lastRider([rider({ used_at: '2026-11-20T10:00:00.000Z' }), later, rider({})])).toBe(later)
})

test('the customer sees what is known of a rider', () => {
  expect(partnerOf(rider({}))).toEqual({ name: 'Ravi' })
  expect(partnerOf(rider({ user_id: 'u1', vehicle_number: 'MH 01' }))).toEqual({
    name: 'Ravi',
    user_id: 'u1',
    vehicle_number: 'MH 01',
  })
})
