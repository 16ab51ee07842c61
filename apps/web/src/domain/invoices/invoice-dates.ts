import { toShopTime } from '@jhola/contract/shared/time'

/** `20/11/2026` in the shop's time zone: the date format of documents. */
export const dateOf = (moment: string): string => toShopTime(Date.parse(moment)).date.split('-').reverse().join('/')
