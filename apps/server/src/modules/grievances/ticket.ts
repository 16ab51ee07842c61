import { randomInt } from 'node:crypto'

/** Digits and letters without those that look alike: 0 O 1 I. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** A ticket number that cannot be guessed (40 bits): `G-7K3M9QXA`. */
export const createTicket = (): string => `G-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
