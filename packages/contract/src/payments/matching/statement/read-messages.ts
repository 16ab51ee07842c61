import { latinDigits } from '../../../inventory/import/cells.ts'
import { readStatementAmount, timeIn } from './cells.ts'
import {
  type Credit,
  gatherCredits,
  nothingSkipped,
  periodOf,
  type RowProblem,
  type SkipReason,
  type StatementReading,
} from './credit.ts'
import { utrIn } from './utr.ts'

/** The warning that banks add to every message. */
const WARNING = /\b(?:never|do ?n[o'’]t) (?:ever )?share[^.!\n]*/gi
const OTP = /\botp\b|one[- ]time (?:password|passcode|pin)|verification code/i
const PROMISE =
  /\brequest(?:ed|s|ing)?\b|\bcollect\b|\bautopay\b|\bmandate\b|\b(?:will|to|can|shall) be (?:credited|debited)|\bis due\b|\bpay (?:now|by)\b|\bapprove\b/i
const FAILED =
  /\bfail(?:ed|ure)?\b|\bdeclined\b|\bunsuccessful\b|\bpending\b|\bnot (?:been )?(?:credited|received)\b|\bbounced?\b|\bcancell?ed\b/i
const SENT_BACK = /\brevers(?:al|ed)\b|\brefund(?:ed)?\b|\breturn(?:ed)?\b|\bchargeback\b|\bcashback\b/i
const WENT =
  /\bdebit(?:ed)?\b|\bwithdrawn\b|\bspent\b|\bsent (?:rs|inr|₹)|\b(?:you|you've|you have) (?:paid|sent)\b|\bpaid (?:rs\.?|inr|₹)\s*[\d,.]+ to\b|\b(?:sent|paid|transferred|transfer) (?:successfully )?to\b|\bpurchase\b|\byour payment of\b|\bpayment of (?:rs\.?|inr|₹)\s*[\d,.]+ to\b/i
const CAME =
  /\bcredit(?:ed)?\b|\breceived?\b|\bdeposit(?:ed)?\b|\b(?:paid|sent|transferred) (?:to )?you\b|\bhas (?:paid|sent)\b|जमा|प्राप्त/i
const AMOUNT = /(?:\brs\.?|\binr\.?|₹)\s*([\d,]+(?:\.\d+)?)|(?<![\d.,])([\d,]+(?:\.\d{1,2})?)\s*(?:inr\b|rupees\b)/gi
/** The account balance is not a payment. */
const BALANCE_BEFORE = /\b(?:bal\w*|av[abil]\w*|limit|lmt|clr|clear)\b[^\d₹]{0,24}$/i

const isOtp = (text: string): boolean => OTP.test(text.replace(WARNING, ' '))

/** A code, or an amount with its direction: a message of its own. */
const isTelling = (line: string): boolean =>
  isOtp(line) || (line.search(AMOUNT) >= 0 && [CAME, WENT, PROMISE, FAILED, SENT_BACK].some((pattern) => pattern.test(line)))

/** Splits messages: by empty lines, or one per line. */
const splitMessages = (text: string): string[] => {
  const messages: string[] = []
  for (const block of text.replaceAll('\r', '').split(/\n\s*\n/)) {
    let open = ''
    for (const line of block.split('\n').map((one) => one.replace(/\s+/g, ' ').trim())) {
      if (open !== '' && isTelling(open) && isTelling(line)) {
        messages.push(open)
        open = line
      } else open = `${open} ${line}`.trim()
    }
    if (open !== '') messages.push(open)
  }
  return messages
}

const amountsIn = (message: string): (number | null)[] => {
  const found = [...message.matchAll(AMOUNT)].filter(
    ({ index }) => !BALANCE_BEFORE.test(message.slice(Math.max(0, index - 40), index)),
  )
  return found.map((one) => readStatementAmount((one[1] ?? one[2] ?? '').replace(/,+$/, ''))?.paise ?? null)
}

const skipOf = (whole: string): SkipReason | null => {
  const message = whole.replace(WARNING, ' ')
  if (isOtp(message)) return 'otp'
  if (message.search(AMOUNT) < 0) return 'other'
  if (SENT_BACK.test(message)) return 'reversal'
  if (FAILED.test(message)) return 'failed'
  if (PROMISE.test(message)) return 'request'
  if (WENT.test(message)) return 'debit'
  return CAME.test(message) ? null : 'other'
}

const readMessage = (message: string, place: number): Credit | RowProblem => {
  const amounts = new Set(amountsIn(message))
  const [amount] = amounts
  if (amounts.size > 1) return 'several'
  if (amount === undefined || amount === null || amount === 0) return 'amount'
  return { place, utr: utrIn(message), amountPaise: amount, time: timeIn(message), text: message, trouble: null }
}

/** Reads credits from pasted messages of banks and UPI apps. `place`: the position of the message. */
export const readMessages = (pasted: string): StatementReading => {
  const skipped = nothingSkipped()
  const problems: StatementReading['problems'] = []
  const credits: Credit[] = []
  const sentBack = new Set<string>()
  for (const [at, message] of splitMessages(latinDigits(pasted)).entries()) {
    const why = skipOf(message)
    if (why !== null) {
      skipped[why] += 1
      const utr = why === 'reversal' ? utrIn(message) : null
      if (utr !== null) sentBack.add(utr)
      continue
    }
    const read = readMessage(message, at + 1)
    if (typeof read === 'string') problems.push({ place: at + 1, code: read })
    else credits.push(read)
  }
  return { credits: gatherCredits(credits, sentBack), skipped, problems, period: periodOf(credits.map(({ time }) => time)) }
}
