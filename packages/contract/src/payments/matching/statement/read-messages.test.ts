import { describe, expect, test } from 'vitest'
import { toShopTime } from '../../../shared/time.ts'
import { readMessages } from './read-messages.ts'

/** A credit of Rs 404 on 22 Nov 2026 with the number 632612345678, in each bank's text. */
const CREDITS: Record<string, string> = {
  issue: 'A/c XX1234 credited by Rs.404.00 on 22-11-26 by a/c linked to VPA asha@okhdfc UPI Ref 632612345678',
  SBI: 'Dear SBI UPI User, ur A/cX1234 credited by Rs404.00 on 22Nov26 by  (Ref no 632612345678)',
  'SBI new': 'Dear UPI user A/C X1234 credited by 404.00 INR on date 22Nov26 trf from ASHA RAO Refno 632612345678. -SBI',
  HDFC: 'Credit Alert! Rs.404.00 credited to HDFC Bank A/c XX1234 on 22-11-26 from VPA asha@okhdfc (UPI 632612345678)',
  ICICI: 'Dear Customer, Acct XX123 is credited with Rs 404.00 on 22-Nov-26 from ASHA RAO. UPI:632612345678-ICICI Bank.',
  Axis: 'INR 404.00 credited to A/c no. XX1234 on 22-11-26 at 14:05:33 IST. Info - UPI/P2M/632612345678/ASHA. Avl Bal INR 12,404.00',
  Kotak: 'Received Rs.404.00 in your Kotak Bank AC X1234 from asha@okaxis on 22-11-26.UPI Ref:632612345678.',
  PNB: 'Ac XXXXXXXX1234 Credited with Rs.404.00,22-11-2026 14:05:33. Aval Bal Rs.12345.67 CR. UPI Ref:632612345678',
  BoB: 'Rs.404.00 Credited to A/c ...1234 thru UPI/632612345678 by asha@okicici. Total Bal:Rs.5000.00CR. Avlbl Amt:Rs.5000.00(22-11-2026 14:05:33) -BOB',
  Canara:
    'An amount of INR 404.00 has been CREDITED to your account XXX123 on 22/11/2026 towards UPI. RRN 632612345678. Total Avail.bal INR 5,000.00',
  Paytm: 'Received ₹404 from Asha Rao on 22 Nov 2026, 2:05 PM. UPI Ref No: 632612345678. Order 001-0042',
  BharatPe:
    'Payment of Rs. 404 received from ASHA RAO on 22/11/2026 02:05 PM. Txn Ref No. 632612345678. Do not share OTP or PIN with anyone.',
  'Google Pay': 'Asha Rao paid you ₹404.00 on 22 Nov 2026. UPI transaction ID: 632612345678',
  PhonePe: 'ASHA RAO has sent you Rs. 404 on PhonePe, 22-11-2026 14:05. UTR: 632612345678',
  Hindi: 'आपके खाते XX1234 में Rs.404.00 दिनांक 22-11-26 को जमा हुए। UPI Ref 632612345678',
}

test.each(Object.entries(CREDITS))('%s', (_who, message) => {
  const { credits, problems } = readMessages(message)
  expect(problems).toEqual([])
  expect(credits).toMatchObject([{ place: 1, utr: '632612345678', amountPaise: 40_400, trouble: null }])
  expect(toShopTime(credits[0]?.time?.fromMs ?? 0).date).toBe('2026-11-22')
})

describe('is no credit', () => {
  test.each([
    ['debit', 'A/c XX1234 debited by Rs.404.00 on 22-11-26 trf to MILK Refno 632612345678'],
    ['debit', 'ICICI Bank Acct XX123 debited for Rs 404.00 on 22-Nov-26; ASHA RAO credited. UPI:632612345678.'],
    ['debit', 'Sent Rs.404.00 From HDFC Bank A/C *1234 To ASHA On 22/11/26 Ref 632612345678'],
    ['debit', 'You have paid ₹404 to Asha Rao. UPI Ref 632612345678'],
    ['debit', 'Your payment of Rs.404 to ASHA is successful. UPI Ref 632612345678'],
    ['reversal', 'Rs.404.00 credited to A/c XX1234 on 22-11-26 towards reversal of UPI Ref 632612345678'],
    ['reversal', 'Refund of Rs 404 received in A/c XX1234. UPI Ref 632612345678'],
    ['failed', 'UPI payment of Rs.404.00 failed. If debited it will be credited back. Ref 632612345678'],
    ['failed', 'Rs.404.00 received from ASHA is pending. UPI Ref 632612345678'],
    ['otp', '482913 is the OTP for payment of Rs.404.00 credited to shop. Ref 632612345678'],
    ['otp', 'Use one time password 482913 to receive Rs 404'],
    ['request', 'ASHA RAO has requested Rs.404.00 from you. Approve to pay. UPI Ref 632612345678'],
    ['request', 'Rs.404.00 will be credited to your A/c XX1234. UPI Ref 632612345678'],
    ['other', 'Your balance is Rs 404.00'],
    ['other', 'Happy Diwali from your bank'],
  ])('%s: %s', (why, message) => {
    const { credits, skipped, problems } = readMessages(message)
    expect({ credits, problems }).toEqual({ credits: [], problems: [] })
    expect(skipped).toMatchObject({ [why]: 1 })
  })
})

test('several at once: each line or each paragraph one message; bank and app tell of the same transfer once', () => {
  const { credits, skipped } = readMessages(
    `${CREDITS.HDFC}\n${CREDITS.Kotak}\n\nA/c XX1234 credited by\nRs.99.50 on 22-11-26\nUPI Ref 632612345699\n\nA/c XX1234 debited by Rs.5 on 22-11-26\n482913 is your OTP\n482914 is the OTP for Rs.7`,
  )
  expect(credits.map(({ utr, amountPaise }) => [utr, amountPaise])).toEqual([
    ['632612345678', 40_400],
    ['632612345699', 9950],
  ])
  expect(skipped).toMatchObject({ debit: 1, otp: 2 })
})

test('two amounts in one message, or none that can be read, are named', () => {
  const { credits, problems } = readMessages(
    'Rs.404.00 and Rs.99.00 credited, UPI Ref 632612345678\n\nRs.404.005 credited, UPI Ref 632612345679',
  )
  expect(credits).toEqual([])
  expect(problems).toEqual([
    { place: 1, code: 'several' },
    { place: 2, code: 'amount' },
  ])
})

test('a transfer that was sent back afterwards is trouble', () => {
  const { credits } = readMessages(`${CREDITS.HDFC}\n\nRs.404.00 of UPI Ref 632612345678 was reversed`)
  expect(credits.map(({ trouble }) => trouble)).toEqual(['reversed'])
})

test('without a date or a number the rest still counts', () => {
  expect(readMessages('Asha Rao paid you ₹404.00').credits).toMatchObject([{ utr: null, time: null, amountPaise: 40_400 }])
})
