import { paise } from './shared/money.ts'

/** Every binding number of the specification. A shop's own settings may override the business ones. */

// People and codes
export const PHONE_DIGITS = 10
export const PINCODE_DIGITS = 6
export const STORE_OTP_DIGITS = 4
export const CUSTOMER_OTP_DIGITS = 6
export const OTP_VALID_MS = 10 * 60_000
export const OTP_MAX_TRIES = 5
/** A code of four digits is guessed sooner than one of six. */
export const STORE_OTP_MAX_TRIES = 3
export const OTP_RESEND_SECONDS = 30
/** The old contact can undo a change of phone or email for 72 hours. */
export const UNDO_CONTACT_MS = 72 * 3_600_000
export const LINK_VALID_MS = 24 * 3_600_000
/**
 * The specified password rule; from `anyFrom` characters a password may consist of anything (decision 056). `max` limits the cost of
 * hashing. Sign-up's own hint says 6.
 */
export const PASSWORD = {
  min: 8,
  anyFrom: 12,
  max: 200,
  criteriaMin: 4,
  mediumFromPercent: 40,
  strongFromPercent: 70,
  signUpHint: 6,
} as const
export const SESSION_IDLE_MS = 30 * 24 * 3_600_000
/** A session that began with a PIN on a shared device, of which nothing was heard for half a day. */
export const PIN_SESSION_IDLE_MS = 12 * 3_600_000
export const SESSION_LONGEST_MS = 90 * 24 * 3_600_000
/** A device that signed in to an account is known to it for as long as it does so again within this time. */
export const KNOWN_DEVICE_IDLE_MS = 180 * 24 * 3_600_000

// Stores
export const DEFAULT_STORE_ID = 'STORE-001'
export const TIME_ZONE = 'Asia/Kolkata'
export const DELIVERY_RADIUS_KM = { min: 1, max: 20, usual: 3 } as const
export const DEFAULT_MIN_ORDER_PAISE = paise(100_00)
export const DEFAULT_OPENS = '09:00'
export const DEFAULT_CLOSES = '21:00'
/** Monday to Saturday; 0 is Sunday. */
export const DEFAULT_WORKING_DAYS = [1, 2, 3, 4, 5, 6] as const
export const DEFAULT_PREP_MINUTES = 20

export const MIN_ORDER_MAX_PAISE = paise(10_000_00)
/** How long a shop may be paused or busy, in minutes; the menu's choices. */
export const AVAILABILITY_MINUTES = [15, 30, 60, 120] as const
export const BUSY_EXTRA_MINUTES = 15
/** Registrations of one number that may wait for its code at the same time; the newest ones stay. */
export const UNPROVEN_STORES_PER_PHONE = 5
/** A registration whose owner never typed the code is deleted after this time. */
export const UNPROVEN_STORE_KEPT_MS = 30 * 24 * 3_600_000
export const STAFF_MAX = 20
/** Staff invitations of one shop within 24 hours: each one sends a message to a person. */
export const STAFF_INVITES_A_DAY = 30
export const HOLIDAYS_MAX = 60
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024
/** 'New this month' of the registered stores means this many days. */
export const NEW_STORE_DAYS = 30

// Nearby
export const EARTH_RADIUS_KM = 6371
export const NEARBY_RADII_KM = [5, 10, 15] as const
export const NEARBY_DEFAULT_RADIUS_KM = 10
export const NEARBY_LIMIT = 20
export const DISCOVERY_DISTANCES_KM = [1, 2, 5, 10] as const
/** The location of the landing page if the device gives none. */
export const FALLBACK_PLACE = { latitude: 19.076, longitude: 72.8777, city: 'Mumbai' } as const
export const GEOLOCATION_OPTIONS = { enableHighAccuracy: true, timeout: 15_000, maximumAge: 300_000 } as const

// Catalogue and cart
export const QUANTITY_MIN = 1
export const QUANTITY_MAX = 99
export const DEFAULT_MIN_STOCK = 10
export const DEFAULT_MAX_STOCK = 1000
/** The step for loose products is a paav (250 g). */
export const LOOSE_STEP_BASE = 250
/** A shop's scale has a resolution of 5 g: quantities bought by amount are multiples of it. */
export const LOOSE_GRAIN_BASE = 5
/** Usual amounts for loose products, in rupees. */
export const LOOSE_AMOUNTS_RUPEES = [10, 20, 50, 100] as const
/** Letters of a product's place in the shop. */
export const SHELF_PLACE_MAX = 12
export const CART_LINES_MAX = 100
export const CATALOGUE_PAGE_SIZE = 60
/** Categories in shopping order: the specified six first, then fresh and daily ones. Others follow by name. */
export const CATEGORY_ORDER = [
  'Grains',
  'Pulses',
  'Oil',
  'Spices',
  'Vegetables',
  'Essentials',
  'Flour',
  'Fruits',
  'Dairy',
  'Breads',
  'Bakery',
  'Snacks',
  'Beverages',
  'Medicines',
] as const

// Reviews
export const RATING_MAX = 5
export const REVIEW_TEXT_MAX = 500
/** A review can be written and changed within this time after delivery. */
export const REVIEW_WITHIN_MS = 30 * 24 * 3_600_000

// Prices
export const DEFAULT_GST_RATE_PERCENT = 5
export const DELIVERY_FEE_PAISE = paise(20_00)
export const FREE_DELIVERY_FROM_PAISE = paise(500_00)
/** Free delivery limit of counter orders. */
export const COUNTER_FREE_DELIVERY_FROM_PAISE = paise(200_00)
export const EXPRESS_FEE_PAISE = paise(50_00)

// Delivery slots, in hours of the shop's day
export const DELIVERY_SLOTS = {
  morning: { startHour: 9, endHour: 12 },
  afternoon: { startHour: 12, endHour: 16 },
  evening: { startHour: 16, endHour: 20 },
} as const
export const EXPRESS_WITHIN_MS = 2 * 3_600_000
/** A slot can be chosen until this long before its end. */
export const SLOT_CUTOFF_MS = 60 * 60_000
export const SLOT_DAYS_AHEAD = 6
/** Maximum number of orders per slot that a shop can set. */
export const SLOT_CAPACITY_MAX = 500

// Orders
export const ORDER_PAGE_SIZES = [5, 10, 15, 20, 25, 50] as const
export const ORDERS_PAGE_SIZE = 10
export const BULK_ORDERS_MAX = 50
/** Maximum number of orders in one export file. */
export const EXPORT_ORDERS_MAX = 5000
/** Maximum of the amount filter, in rupees. */
export const ORDER_AMOUNT_MAX = 10_000_000
export const ITEMS_BEFORE_MORE = 2
export const OPEN_ORDERS_PER_PHONE = 3
/** Above this value an order of an unproven number needs a code; a shop may set its own limit. */
export const CODE_ABOVE_PAISE = paise(2000_00)
export const CODE_ABOVE_MAX_PAISE = paise(100_000_00)
/** The share of a product's stock that one unproven order may take, and that all of them together may hold. */
export const UNPROVEN_ORDER_PERCENT = 25
export const UNPROVEN_HOLD_PERCENT = 50
/** The part of a delivery slot's places that open orders of unproven numbers take together, rounded up. */
export const UNPROVEN_SLOT_PERCENT = 50
/**
 * Open orders of unproven numbers at one shop. Carriers put hundreds of phones behind one address, so those limits are wide;
 * above each of them the customer is asked for a code and not refused.
 */
export const UNPROVEN_LIMITS = { number: 2, device: 3, address: 10, network: 30, shop: 40 } as const
/** A number proven by a code stays proven on that device for this long. */
export const PHONE_PROOF_VALID_MS = 30 * 24 * 3_600_000
/** Carries the proof that a code confirmed the number of an order, from programs; browsers have a cookie (`POST /orders/prove-number`). */
export const PHONE_PROOF_HEADER = 'x-phone-proof'
export const BLOCKED_NUMBERS_MAX = 500
export const ACCEPT_WITHIN_MS = 10 * 60_000
/** The longest time that a shop may give itself to answer an order, in minutes. */
export const ACCEPT_WITHIN_MINUTES_MAX = 120
/** Orders that wait within this time are told to their shop in one message. */
export const SHOP_MESSAGE_EVERY_MS = 10 * 60_000
/** A message about the current state of an order is not sent later than this. */
export const ORDER_MESSAGE_USEFUL_MS = 6 * 3_600_000
/** An offline order is sent automatically within this time. Afterwards its customer must confirm it first. */
export const OFFLINE_ORDER_SENDS_MS = 2 * 3_600_000
export const IDEMPOTENCY_RETENTION_MS = 7 * 24 * 3_600_000

/** Choices for delaying a promised time, in minutes. */
export const DELAY_MINUTES = [5, 10, 20, 30] as const
/** Maximum number of orders finished today on the board; lists have all of them. */
export const BOARD_FINISHED_MAX = 500
/** Maximum of one person's offline queue on a device, and attempts at a failing server before a person must decide. */
export const OWNER_QUEUE_MAX = 100
export const OWNER_QUEUE_TRIES_MAX = 3
/** Names the person whose action a request carries. The server rejects it under another person's session. */
export const ACTING_AS_HEADER = 'x-acting-as'
/** Timeout for one step of the device's database, so that no tap waits forever; and the pause before it is used again. */
export const DATABASE_WAIT_MS = 5000
export const DATABASE_COOLDOWN_MS = 30_000
/** Time to undo an action: nothing is sent before. */
export const UNDO_MS = 5000

// Payments
/** An order with prepayment is cancelled if no money arrives within this time. Late money is refunded. */
export const UNPAID_WINDOW_MS = 15 * 60_000
/** Payment providers are polled about unpaid attempts at this interval and for this long: banks may confirm days later. */
export const RECONCILE_EVERY_MS = 10 * 60_000
export const RECONCILE_FOR_MS = 3 * 24 * 3_600_000

// Realtime and requests
export const SOCKET_TIMEOUT_MS = 20_000
export const SOCKET_RECONNECT_MS = [1000, 2000, 4000, 8000, 16_000] as const
export const SOCKET_RECONNECT_MAX_MS = 30_000
export const PING_EVERY_MS = 30_000
/** Most orders of a board that the server puts into its first view; more would delay the first paint. */
export const MOST_RENDERED_ORDERS = 150
export const POLL_BOARD_MS = 10_000
/** A late step of an alarm is checked again after this time. */
export const ALARM_LATE_MS = 5000
export const POLL_ORDERS_MS = 30_000
export const EVENTS_RETENTION_MS = 7 * 24 * 3_600_000
export const EVENTS_PAGE = 200
export const REQUEST_TIMEOUT_MS = 15_000
/** The minimum upload speed: a phone with a very weak network. */
export const UPLOAD_BYTES_PER_SECOND_MIN = 32 * 1024
export const REQUEST_RETRY_MS = [2000, 4000, 8000] as const

/** Delays between attempts to reach a server that did not respond. The last one repeats. */
export const REACH_AGAIN_MS = [5000, 10_000, 20_000, 40_000, 60_000] as const
export const CACHE_FRESH_MS = 5 * 60_000
export const CACHE_RETENTION_MS = 10 * 60_000
export const CACHE_RETRY_MAX_MS = 30_000
export const MUTATION_RETRY_MS = 1000

// Appearance
export const TOAST_MS = 4000
export const SNACKBAR_MS = 3000
export const COPIED_MS = 2000
export const SIGN_IN_REDIRECT_MS = 2000
export const EMAIL_SIGN_IN_REDIRECT_MS = 1500
export const EMPTY_CHECKOUT_REDIRECT_MS = 100
export const MOBILE_BELOW_PX = 768
export const RING_EVERY_MS = 4000

/** The seven types of shop. */
export const STORE_TYPES = [
  'Kirana Store',
  'General Store',
  'Grocery Store',
  'Supermarket',
  'Pharmacy',
  'Bakery',
  'Dairy',
] as const

/** Languages of the product; Urdu is written right to left. */
export const LANGUAGES = ['en', 'hi', 'ta', 'te', 'bn', 'mr', 'gu', 'kn', 'ml', 'pa', 'or', 'as', 'ur'] as const
