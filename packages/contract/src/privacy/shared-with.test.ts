import { expect, test } from 'vitest'
import { listRecipients } from './shared-with.ts'

test('each recipient once, with what it got and how often', () => {
  const found = listRecipients({
    shops: ['Asha Kirana', 'Ravi Dairy', 'Asha Kirana'],
    providers: ['razorpay', 'cod', 'upi_direct'],
    channels: ['sms'],
  })
  expect(found.map(({ kind, name, times }) => [kind, name, times])).toEqual([
    ['shop', 'Asha Kirana', 2],
    ['shop', 'Ravi Dairy', 1],
    ['payment_service', 'razorpay', 1],
    ['message_carrier', 'sms', 1],
  ])
  expect(found[0]?.data).toContain('delivery_address')
})

test('nobody, without orders and messages', () => {
  expect(listRecipients({ shops: [], providers: [], channels: [] })).toEqual([])
})
