import { join } from 'node:path'

/** Absolute path of the checkout. */
export const ROOT = join(import.meta.dirname, '..', '..')
