import { LABEL_SEPARATOR } from '@jhola/contract/auth/device-names'

/** The label of a shop's person in this column (`shopActor` of the orders) without their name: the device alone. */
export const withoutName = (column: string): string => `regexp_replace(${column}, '^.*${LABEL_SEPARATOR}', '')`
