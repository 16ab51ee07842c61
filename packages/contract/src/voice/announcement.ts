import { LANGUAGES } from '../constants.ts'
import type { Order } from '../orders/schema.ts'
import type { CounterNotices } from '../preferences/schema.ts'
import type { Language } from '../shared/wire.ts'
import { counted, type SpokenPart } from './parts.ts'

/** Above this an order is announced as large, below the other as small; rupees. */
export const LARGE_ORDER_ABOVE = 500
export const SMALL_ORDER_BELOW = 100

const PITCH = { usual: 1, urgent: 1.3 } as const
const IMPORTANT_TIMES = 2

/** What a device says aloud, in which language; important ones are said again (`times`). */
export type Announcement = { parts: readonly SpokenPart[]; language: Language; rate: number; pitch: number; times: number }

type Facts = Pick<Order, 'total_amount' | 'urgent' | 'delivery_type'> & { items: readonly unknown[] }
type Settings = Pick<CounterNotices, 'voiceAnnouncements' | 'voiceLanguage' | 'voiceSpeed' | 'repeatImportant'>
type Size = 'large' | 'usual' | 'small'

const OPENING: Record<Size, SpokenPart> = { large: 'large', usual: 'new', small: 'small' }

const sizeOf = (rupees: number): Size => {
  if (rupees > LARGE_ORDER_ABOVE) return 'large'
  return rupees < SMALL_ORDER_BELOW ? 'small' : 'usual'
}

/** The voice's language is chosen apart from the screen's: `ta-IN`. */
export const languageOfVoice = (voice: string): Language => LANGUAGES.find((code) => voice === `${code}-IN`) ?? 'en'

/**
 * How new orders are announced; `null` when the shop wants no voice or nothing is new. One by one with size and amount; urgent ones with
 * more emphasis; large and urgent ones are repeated when the shop wants that. Several at once are counted.
 */
export const announceOrders = (orders: readonly Facts[], settings: Settings): Announcement | null => {
  if (!settings.voiceAnnouncements) return null
  const language = languageOfVoice(settings.voiceLanguage)
  const isUrgent = orders.some((order) => order.urgent)
  const [order, ...others] = orders
  if (!order) return null
  const size = sizeOf(order.total_amount)
  const one: SpokenPart[] = [
    OPENING[size],
    ...counted(language, order.items.length, 'items'),
    ...counted(language, Math.round(order.total_amount), 'rupees'),
    ...(order.delivery_type === 'pickup' ? (['pickup'] as const) : []),
  ]
  const said: SpokenPart[] = others.length > 0 ? [orders.length, 'waiting'] : one
  const isImportant = isUrgent || orders.some(({ total_amount }) => sizeOf(total_amount) === 'large')
  return {
    parts: isUrgent ? ['urgent', ...said] : said,
    language,
    rate: settings.voiceSpeed,
    pitch: isUrgent ? PITCH.urgent : PITCH.usual,
    times: isImportant && settings.repeatImportant ? IMPORTANT_TIMES : 1,
  }
}

/** What is said when the shop is started, so that the owner hears the voice; `null` when the shop wants none. */
export const announceStart = (settings: Settings): Announcement | null => {
  if (!settings.voiceAnnouncements) return null
  return {
    parts: ['started'],
    language: languageOfVoice(settings.voiceLanguage),
    rate: settings.voiceSpeed,
    pitch: PITCH.usual,
    times: 1,
  }
}
