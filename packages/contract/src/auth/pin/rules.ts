export const PIN_DIGITS = 4
/** Wrong PINs of one person on one device. Then only a full sign-in of that person there, or the owner, unlocks it. */
export const PIN_TRIES_MAX = 5
/**
 * Wrong PINs of one person within 24 hours on all devices of a shop together. Whoever may share devices could otherwise share a browser
 * anew after every few tries, and guess all of them.
 */
export const PIN_TRIES_A_DAY = 20
export const SHARED_DEVICES_MAX = 10

/** Minutes without use after which a shared device locks itself; 0: never. */
export const IDLE_MINUTES = [5, 15, 60, 0] as const
export type IdleMinutes = (typeof IDLE_MINUTES)[number]
export const DEFAULT_IDLE_MINUTES: IdleMinutes = 15

/** A stored or chosen number as one of the offered times. */
export const toIdleMinutes = (minutes: number): IdleMinutes =>
  IDLE_MINUTES.find((offered) => offered === minutes) ?? DEFAULT_IDLE_MINUTES

export const isPin = (text: string): boolean => /^[0-9]{4}$/.test(text)

/** Keys of a phone in a straight line: the middle column up and down. */
const COLUMNS = ['2580', '0852']

/** What is tried first: one digit, two digits in turn, pairs, runs up or down with any wrap, years of birth, the middle column. */
export const isWeakPin = (pin: string): boolean => {
  const [a = 0, b = 0, c = 0, d = 0] = [...pin].map(Number)
  const isRun = (step: number): boolean => [b - a, c - b, d - c].every((by) => (by + 10) % 10 === step)
  const isRepeated = (a === c && b === d) || (a === b && c === d) || (a === d && b === c)
  return isRun(1) || isRun(9) || isRepeated || /^(19|20)/.test(pin) || COLUMNS.includes(pin)
}

/** Tries that are left after a number of wrong ones. */
export const pinTriesLeft = (wrong: number): number => Math.max(0, PIN_TRIES_MAX - wrong)

/** Whether a shared device that nobody used since `usedAtMs` locks itself. A clock that went back does not keep it open. */
export const isIdle = ({ usedAtMs, nowMs, minutes }: { usedAtMs: number; nowMs: number; minutes: IdleMinutes }): boolean =>
  minutes > 0 && Math.abs(nowMs - usedAtMs) >= minutes * 60_000
