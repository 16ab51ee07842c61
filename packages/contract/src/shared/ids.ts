import { z } from 'zod'

/** Id of an order, product, session ...: a UUID, version 7, made by the app (`platform/ids`). */
export const uuidSchema = z.uuid()

/** Id of a store: `STORE-001` style or a UUID. */
export const storeIdSchema = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,63}$/)

/** An id that a client may create for its own store: `STORE-` and a few letters and digits, or a UUID. */
export const newStoreIdSchema = z.string().regex(/^(STORE-[A-Za-z0-9]{3,32}|[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12})$/)

/** `31` as `STORE-031`. */
export const storeIdOf = (number: number): string => `STORE-${String(number).padStart(3, '0')}`

/**
 * A shop's short name on screen: the first 8 characters of a UUID in capitals, or the part after the prefix of `STORE-001`;
 * longer ones are cut to 10 characters in capitals.
 */
export const displayStoreId = (storeId: string): string => {
  const isUuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(storeId)
  if (isUuid) return storeId.slice(0, 8).toUpperCase()
  const rest = storeId.startsWith('STORE-') ? storeId.slice('STORE-'.length) : storeId
  return rest.length > 10 ? rest.slice(0, 10).toUpperCase() : rest.toUpperCase()
}

/** Id of a shared cart: 128 random bits as base64url, made by the device that shares it. Who knows it may change the cart. */
export const sharedCartIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
