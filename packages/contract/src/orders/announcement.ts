import type { CounterNotices } from '../preferences/schema.ts'
import type { Order } from './schema.ts'

/** Above this an order is announced as large, below the other as small; rupees (store-owner.md §9). */
export const LARGE_ORDER_ABOVE = 500
export const SMALL_ORDER_BELOW = 100

const PITCH = { usual: 1, urgent: 1.3 } as const
const IMPORTANT_TIMES = 2

/** What a device says aloud. `lang` as browsers name voices; `times`: important ones are said again. */
export type Announcement = { text: string; lang: 'en-IN' | 'hi-IN'; rate: number; pitch: number; times: number }

type Facts = Pick<Order, 'total_amount' | 'urgent' | 'delivery_type'> & { items: readonly unknown[] }
type Settings = Pick<CounterNotices, 'voiceAnnouncements' | 'voiceLanguage' | 'voiceSpeed' | 'repeatImportant'>
type Size = 'large' | 'usual' | 'small'
type Sentences = {
  opening: Record<Size, string>
  urgent: string
  items(count: number): string
  rupees(amount: number): string
  pickup: string
  many(count: number): string
  test: string
}

/** Only English and Hindi are spoken (store-owner.md §9): the voice's language is chosen apart from the screen's. */
const SENTENCES: Record<Announcement['lang'], Sentences> = {
  'en-IN': {
    opening: { large: 'Large order!', usual: 'New order.', small: 'Small order.' },
    urgent: 'Urgent! Urgent!',
    items: (count) => (count === 1 ? '1 item' : `${count} items`),
    rupees: (amount) => `${amount} rupees`,
    pickup: 'The customer picks it up.',
    many: (count) => `${count} new orders are waiting.`,
    test: 'The shop is open. New orders will be announced.',
  },
  'hi-IN': {
    opening: { large: 'बड़ा ऑर्डर!', usual: 'नया ऑर्डर।', small: 'छोटा ऑर्डर।' },
    urgent: 'बहुत जल्दी! बहुत जल्दी!',
    items: (count) => `${count} सामान`,
    rupees: (amount) => `${amount} रुपये`,
    pickup: 'ग्राहक खुद लेने आएगा।',
    many: (count) => `${count} नए ऑर्डर इंतज़ार में हैं।`,
    test: 'दुकान खुल गई। नए ऑर्डर बोलकर बताए जाएँगे।',
  },
}

const sizeOf = (rupees: number): Size => {
  if (rupees > LARGE_ORDER_ABOVE) return 'large'
  return rupees < SMALL_ORDER_BELOW ? 'small' : 'usual'
}

const langOf = ({ voiceLanguage }: Settings): Announcement['lang'] => (voiceLanguage === 'hi-IN' ? 'hi-IN' : 'en-IN')

/**
 * How new orders are announced; `null` when the shop wants no voice or nothing is new. One by one with size and amount; urgent ones with
 * more emphasis; large and urgent ones are repeated when the shop wants that. Several at once are counted.
 */
export const announceOrders = (orders: readonly Facts[], settings: Settings): Announcement | null => {
  if (!settings.voiceAnnouncements) return null
  const lang = langOf(settings)
  const say = SENTENCES[lang]
  const isUrgent = orders.some((order) => order.urgent)
  const [order, ...others] = orders
  if (!order) return null
  const size = sizeOf(order.total_amount)
  const facts = `${say.items(order.items.length)}, ${say.rupees(Math.round(order.total_amount))}${lang === 'hi-IN' ? '।' : '.'}`
  const one = [say.opening[size], facts, order.delivery_type === 'pickup' ? say.pickup : '']
  const text = [isUrgent ? say.urgent : '', ...(others.length > 0 ? [say.many(orders.length)] : one)].filter(Boolean).join(' ')
  const isImportant = isUrgent || orders.some(({ total_amount }) => sizeOf(total_amount) === 'large')
  return {
    text,
    lang,
    rate: settings.voiceSpeed,
    pitch: isUrgent ? PITCH.urgent : PITCH.usual,
    times: isImportant && settings.repeatImportant ? IMPORTANT_TIMES : 1,
  }
}

/** What is said when the shop is started, so that the owner hears the voice; `null` when the shop wants none. */
export const announceStart = (settings: Settings): Announcement | null => {
  if (!settings.voiceAnnouncements) return null
  const lang = langOf(settings)
  return { text: SENTENCES[lang].test, lang, rate: settings.voiceSpeed, pitch: PITCH.usual, times: 1 }
}
