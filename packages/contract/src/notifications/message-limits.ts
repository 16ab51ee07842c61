/**
 * Why somebody gets a message. `stranger`: nobody who has proven this number or address asked for it (a code for an unknown
 * device, an invitation, news of an order that anybody may have placed). `customer`: an account wants it that has proven the
 * number. `account`: an answer to a known device, or a notice of security to a proven contact; limited where it arises.
 */
export type MessageCause = 'stranger' | 'customer' | 'account'

const HOUR_MS = 3_600_000

/** Messages an hour to one recipient from all shops together, of all kinds. No entry: not limited here. */
export const MESSAGES_PER_HOUR: Readonly<Record<'phone' | 'email', Partial<Record<MessageCause, number>>>> = {
  phone: { stranger: 3, customer: 30 },
  email: { stranger: 10, customer: 30 },
}

/** How far back messages are counted. */
export const MESSAGES_COUNTED_MS = HOUR_MS

/** Milliseconds until one more message may leave; zero: now. `sentMs`: times of messages to the same recipient for the same cause. */
export const messageWaitMs = (
  { to, cause }: { to: 'phone' | 'email'; cause: MessageCause },
  sentMs: readonly number[],
  nowMs: number,
): number => {
  const max = MESSAGES_PER_HOUR[to][cause]
  if (max === undefined) return 0
  const recent = sentMs.filter((atMs) => atMs > nowMs - HOUR_MS).sort((a, b) => a - b)
  const freeing = recent[recent.length - max]
  return freeing === undefined ? 0 : freeing + HOUR_MS - nowMs
}

/** Longest name in a message. */
const NAME_MAX = 40
/** A word with a dot between letters, a scheme, a slash or an at sign is an address to somebody. */
const LINK = /\S*(?::\/\/|[\p{L}\p{N}-]\.\p{L}{2,}|[/\\@])\S*/gu
/** Six or more digits with spaces, dots or dashes between them are a phone number. */
const NUMBER = /\+?\p{Nd}(?:[\s().-]*\p{Nd}){5,}/gu

/**
 * A shop's name for a message that the shop's owner does not pay for and a stranger may read: without links, phone numbers and
 * line breaks, and short. Empty if nothing is left.
 */
export const nameForMessage = (name: string): string => {
  const plain = name.normalize('NFKC').replace(/[\p{C}\p{Z}]+/gu, ' ')
  const cleaned = plain.replace(LINK, ' ').replace(NUMBER, ' ').replace(/ +/g, ' ').trim()
  return [...cleaned].slice(0, NAME_MAX).join('').trim()
}
