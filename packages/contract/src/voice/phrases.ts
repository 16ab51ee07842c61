import { REJECT_REASONS } from '../orders/statuses.ts'

/**
 * What is said aloud, apart from numbers: at the counter, and to customers who read pictures. The words stand in the catalogues
 * (`voice.<phrase>`): a device's voice reads them, and a clip of each is kept for devices that have no voice for the language.
 */
export const SPOKEN_PHRASES = [
  'new',
  'large',
  'small',
  'urgent',
  'items_one',
  'items_other',
  'rupees_one',
  'rupees_other',
  'pickup',
  'waiting',
  'started',
  'accept',
  'reject',
  'prepare',
  'ready',
  'send',
  'done',
  'details',
  'in_stock',
  // Where an order stands, by its name.
  'pending',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'cancelled',
  // What the counter asks and what can be answered.
  'ready_in',
  'minutes_one',
  'minutes_other',
  'usual',
  'why',
  ...REJECT_REASONS,
  'pack',
  'packed',
  'take_money',
  'got_money',
  'paid',
  'call',
  'back',
  'seen',
  'undo',
  'now',
  'start',
  'heard',
  'yes',
  'no',
  'orders',
  'goods',
  'count',
  'more',
  'less',
  'right',
  // What a customer can do.
  'shops',
  'enter',
  'add',
  'bag',
  'checkout',
  'next',
  'place',
  'bring',
  'fetch',
  'cash',
  'upi',
  'my_orders',
  'cancel',
  'shop_open',
  'shop_closed',
  'looks',
] as const
export type SpokenPhrase = (typeof SPOKEN_PHRASES)[number]

const isPhrase = (word: string): word is SpokenPhrase => SPOKEN_PHRASES.some((phrase) => phrase === word)

/** Parts written one behind the other on what is touched (`404 rupees_other`); what nobody can say is left out. */
export const partsIn = (text: string): (SpokenPhrase | number)[] =>
  text
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word))
    .filter((part) => typeof part === 'number' || isPhrase(part))
