import { toShopTime } from '@jhola/contract/shared/time'

/** `20/11/2026`, by the shop's calendar: how papers write a day. */
export const dateOf = (moment: string): string => toShopTime(Date.parse(moment)).date.split('-').reverse().join('/')
