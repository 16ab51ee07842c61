import { expect, test } from 'vitest'
import { asideUntilMs } from './aside-orders.ts'

const at = (time: string) => `2026-11-20T06:${time}.000Z`
const ms = (time: string) => Date.parse(at(time))
const never = { done_at: null, planned_at: null }
const alarm = {
  order_id: '1',
  starts_at: at('00:00'),
  deadline_at: at('10:00'),
  push: { done_at: at('00:15'), planned_at: null },
  message: { done_at: null, planned_at: at('02:00') },
  customer: { done_at: null, planned_at: at('05:00') },
}

test.each([
  ['before the message', '00:20', '02:00'],
  ['before the customer is told', '02:01', '05:00'],
  ['after the last step: two minutes before it is cancelled', '06:00', '08:00'],
])('%s', (_name, now, until) => expect(asideUntilMs(alarm, ms(now))).toBe(ms(until)))

test('in the last two minutes it does not come back', () => {
  expect(asideUntilMs({ ...alarm, message: never, customer: never }, ms('08:30'))).toBe(Number.MAX_SAFE_INTEGER)
})

test('without an alarm it asks again in a minute', () => expect(asideUntilMs(undefined, ms('00:00'))).toBe(ms('01:00')))
