import { OTP_MAX_TRIES, OTP_RESEND_SECONDS, STORE_OTP_MAX_TRIES } from '../constants.ts'

/** What is sent: a code for the customer's or the shop's sign-in, a passcode by email, or a link by email. */
export type CodeKind = 'customer' | 'store_owner' | 'email' | 'link'

/**
 * Who asks, seen from the account of the number or address. `known`: a device that has signed in to it. `near`: another device
 * on a network where it has signed in. `unknown`: everybody else, and everybody if there is no account.
 */
export type Standing = 'known' | 'near' | 'unknown'

/** An earlier code or link to the same number or address. */
export type SentCode = {
  atMs: number
  kind: CodeKind
  standing: Standing
  /** Asked for by the device that asks now. */
  isSameDevice: boolean
  /** Asked for from the network that asks now. */
  isSameNetwork: boolean
}

/** At most so many within so long. */
export type Limit = { max: number; perMs: number }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const hourly = (max: number): Limit => ({ max, perMs: HOUR_MS })
const daily = (max: number): Limit => ({ max, perMs: DAY_MS })

/** Wrong codes until a code is void. Four digits get fewer than six. */
export const CODE_TRIES: Readonly<Record<Exclude<CodeKind, 'link'>, number>> = {
  customer: OTP_MAX_TRIES,
  store_owner: STORE_OTP_MAX_TRIES,
  email: OTP_MAX_TRIES,
}

/** For one known device and one number or address. Nobody else can use it up. */
export const KNOWN_DEVICE_LIMITS: readonly Limit[] = [hourly(5), daily(10)]
/** For all other devices on the networks of an account together. Strangers elsewhere cannot use it up. */
export const NEAR_LIMIT: Limit = daily(3)
/** For all unknown devices together, for one number or address. */
export const UNKNOWN_LIMITS: Readonly<Record<CodeKind, readonly Limit[]>> = {
  customer: [daily(10)],
  store_owner: [daily(5)],
  email: [hourly(5), daily(10)],
  link: [hourly(5), daily(10)],
}
/** The share of one network in the above: no network alone takes everything. */
export const NETWORK_LIMITS: Readonly<Record<CodeKind, Limit>> = {
  customer: daily(5),
  store_owner: daily(3),
  email: daily(5),
  link: daily(5),
}

/** Calls an hour that ask for codes or check them: of one known device, and of the unknown ones of an address and a network. */
export const CODE_CALLS_PER_HOUR = { knownDevice: 60, address: 30, network: 600 } as const

/** How far back codes are counted. */
export const CODES_COUNTED_MS = DAY_MS

/** Milliseconds until fewer than `max` of these times lie within `perMs`; zero or less: now. */
const waitOf = ({ max, perMs }: Limit, timesMs: readonly number[], nowMs: number): number => {
  const recent = timesMs.filter((atMs) => atMs > nowMs - perMs).sort((a, b) => a - b)
  const freeing = recent[recent.length - max]
  return freeing === undefined ? 0 : freeing + perMs - nowMs
}

const timesOf = (sent: readonly SentCode[], counts: (code: SentCode) => boolean): number[] =>
  sent.filter(counts).map(({ atMs }) => atMs)

/** A device rests after each code, whoever it is. */
const restMs = (sent: readonly SentCode[], kind: CodeKind, nowMs: number): number =>
  waitOf(
    { max: 1, perMs: OTP_RESEND_SECONDS * 1000 },
    timesOf(sent, (code) => code.isSameDevice && isSameWay(code.kind, kind)),
    nowMs,
  )

/** Links and codes to one address have limits of their own. */
const isSameWay = (a: CodeKind, b: CodeKind): boolean => (a === 'link') === (b === 'link')

const unknownWaitMs = (kind: CodeKind, sent: readonly SentCode[], nowMs: number): number => {
  const strangers = sent.filter((code) => code.standing === 'unknown' && code.kind === kind)
  const all = strangers.map(({ atMs }) => atMs)
  const ofNetwork = timesOf(strangers, ({ isSameNetwork }) => isSameNetwork)
  return Math.max(
    ...UNKNOWN_LIMITS[kind].map((limit) => waitOf(limit, all, nowMs)),
    waitOf(NETWORK_LIMITS[kind], ofNetwork, nowMs),
  )
}

/**
 * Whether a device may have a code now: `waitMs` is zero, or the time until it may. `standing` is how this code counts: a near
 * device falls back to the share of the unknown ones. What strangers asked for never makes a known device wait.
 */
export const decideCode = (
  { kind, standing, sent }: { kind: CodeKind; standing: Standing; sent: readonly SentCode[] },
  nowMs: number,
): { standing: Standing; waitMs: number } => {
  const resting = restMs(sent, kind, nowMs)
  if (standing === 'known') {
    const own = timesOf(sent, (code) => code.isSameDevice && code.standing === 'known' && isSameWay(code.kind, kind))
    return { standing, waitMs: Math.max(0, resting, ...KNOWN_DEVICE_LIMITS.map((limit) => waitOf(limit, own, nowMs))) }
  }
  const near = timesOf(sent, (code) => code.standing === 'near' && isSameWay(code.kind, kind))
  const isNear = standing === 'near' && waitOf(NEAR_LIMIT, near, nowMs) <= 0
  const waitMs = isNear ? 0 : unknownWaitMs(kind, sent, nowMs)
  return { standing: isNear ? 'near' : 'unknown', waitMs: Math.max(0, resting, waitMs) }
}
