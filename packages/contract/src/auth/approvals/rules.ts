import type { Standing } from '../code-limits.ts'

/** How long a device waits to be let in by another one. */
export const APPROVAL_VALID_MS = 5 * 60_000
/** The new device asks this often whether it may come in. */
export const APPROVAL_POLL_MS = 3000
/** Numbers that the new device shows and the other one types: four digits, none with a leading zero. */
export const APPROVAL_NUMBERS = { from: 1000, to: 9999, digits: 4 } as const
/** Waiting requests that a signed-in device lists. More are counted only: a flood must not fill the screen. */
export const APPROVALS_SHOWN = 3

/** Requests that may wait at a time, for one number: all of strangers, those of one network, and those of devices near the account. */
export const WAITING_MAX = { unknown: 40, network: 3, near: 10 } as const

/** A request that waits for an answer, seen from the device that asks now. */
export type WaitingApproval = {
  number: number
  standing: Standing
  isSameNetwork: boolean
  isSameDevice: boolean
  expiresMs: number
}

const waitOf = (most: number, waiting: readonly WaitingApproval[], nowMs: number): number => {
  const ends = waiting.map(({ expiresMs }) => expiresMs).sort((a, b) => a - b)
  const freeing = ends[ends.length - most]
  return freeing === undefined ? 0 : Math.max(0, freeing - nowMs)
}

/**
 * Milliseconds until a device may ask to be let in; zero: now. Its own earlier request does not count, because the new one takes its
 * place. Strangers elsewhere never use up what devices near the account have.
 */
export const approvalWaitMs = (standing: Standing, waiting: readonly WaitingApproval[], nowMs: number): number => {
  const others = waiting.filter(({ isSameDevice }) => !isSameDevice)
  const near = others.filter((one) => one.standing !== 'unknown')
  if (standing !== 'unknown' && waitOf(WAITING_MAX.near, near, nowMs) === 0) return 0
  const unknown = others.filter((one) => one.standing === 'unknown')
  return Math.max(
    waitOf(WAITING_MAX.unknown, unknown, nowMs),
    waitOf(
      WAITING_MAX.network,
      unknown.filter(({ isSameNetwork }) => isSameNetwork),
      nowMs,
    ),
  )
}

const differingDigits = (one: number, other: number): number =>
  [...String(one)].filter((digit, index) => digit !== String(other)[index]).length

/**
 * A number that differs in two digits or more from that of every other waiting request of the account: so a typed number lets in one
 * device, and one wrong digit lets in none. `random`: 0 to 1.
 */
export const pickNumber = (waiting: readonly WaitingApproval[], random: number): number => {
  const taken = waiting.filter(({ isSameDevice }) => !isSameDevice).map(({ number }) => number)
  const free = Array.from(
    { length: APPROVAL_NUMBERS.to - APPROVAL_NUMBERS.from + 1 },
    (_, index) => APPROVAL_NUMBERS.from + index,
  ).filter((number) => taken.every((other) => differingDigits(number, other) > 1))
  return free[Math.floor(random * free.length)] ?? APPROVAL_NUMBERS.from
}
