import { LANGUAGES } from '../constants.ts'
import type { Order } from '../orders/schema.ts'
import type { CounterNotices } from '../preferences/schema.ts'
import type { Language } from '../shared/wire.ts'
import { counted, type SpokenPart } from './parts.ts'

/** Orders above the first limit are announced as large, below the second as small; rupees. */
export const LARGE_ORDER_ABOVE = 500
export const SMALL_ORDER_BELOW = 100

const PITCH = { usual: 1, urgent: 1.3 } as const
const IMPORTANT_TIMES = 2

/** A spoken announcement with its language; important ones are repeated (`times`). */
export type Announcement = { parts: readonly SpokenPart[]; language: Language; rate: number; pitch: number; times: number }

type AnnouncedOrder = Pick<Order, 'total_amount' | 'urgent' | 'delivery_type'> & { items: readonly unknown[] }
type Settings = Pick<CounterNotices, 'voiceAnnouncements' | 'voiceLanguage' | 'voiceSpeed' | 'repeatImportant'>
type Size = 'large' | 'usual' | 'small'

const OPENING: Record<Size, SpokenPart> = { large: 'large', usual: 'new', small: 'small' }

const sizeOf = (rupees: number): Size => {
  if (rupees > LARGE_ORDER_ABOVE) return 'large'
  return rupees < SMALL_ORDER_BELOW ? 'small' : 'usual'
}

/** The language of the voice, which is chosen separately from the screen's: `ta-IN`. */
export const languageOfVoice = (voice: string): Language => LANGUAGES.find((code) => voice === `${code}-IN`) ?? 'en'

/**
 * The announcement of new orders; `null` if the shop has the voice off or nothing is new. Single orders with size and amount,
 * urgent ones with more emphasis; large and urgent ones are repeated if the shop wants that. Several at the same time are
 * counted.
 */
export const announceOrders = (orders: readonly AnnouncedOrder[], settings: Settings): Announcement | null => {
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

/** One phrase in the shop's voice. */
const phrase = (part: SpokenPart, settings: Settings): Announcement => ({
  parts: [part],
  language: languageOfVoice(settings.voiceLanguage),
  rate: settings.voiceSpeed,
  pitch: PITCH.usual,
  times: 1,
})

/**
 * The announcement of orders that ring: new ones as `announceOrders`, and that customers changed theirs, which is no new order.
 * `null` if the shop has the voice off or nothing rings.
 */
export const announceRinging = (
  { placed, changed }: { placed: readonly AnnouncedOrder[]; changed: number },
  settings: Settings,
): Announcement | null => {
  const ofNew = announceOrders(placed, settings)
  if (changed === 0 || !settings.voiceAnnouncements) return ofNew
  return ofNew ? { ...ofNew, parts: [...ofNew.parts, 'changed'] } : phrase('changed', settings)
}

/** The announcement when the shop starts, so that the owner hears the voice; `null` if the voice is off. */
export const announceStart = (settings: Settings): Announcement | null =>
  settings.voiceAnnouncements ? phrase('started', settings) : null
