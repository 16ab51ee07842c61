import { join } from 'node:path'

/** The checkout. */
export const ROOT = join(import.meta.dirname, '..', '..')
