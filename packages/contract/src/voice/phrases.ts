import { REJECT_REASONS } from '../orders/statuses.ts'

/**
 * All spoken texts except numbers: at the counter, and for customers who use pictures. The texts are in the catalogues
 * (`voice.<phrase>`): a device's voice reads them, and devices without a voice for the language play a recorded clip.
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
  'changed',
  'started',
  'accept',
  'reject',
  'prepare',
  'ready',
  'send',
  'done',
  'details',
  'in_stock',
  // Status names.
  'pending',
  'confirmed',
  'preparing',
  'out_for_delivery',
  'delivered',
  'cancelled',
  // Questions and answers at the counter.
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
  // Actions of a customer.
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

/** The spoken parts of an element, written in sequence (`404 rupees_other`). Unknown parts are left out. */
export const partsIn = (text: string): (SpokenPhrase | number)[] =>
  text
    .split(' ')
    .map((word) => (/^\d+$/.test(word) ? Number(word) : word))
    .filter((part) => typeof part === 'number' || isPhrase(part))
