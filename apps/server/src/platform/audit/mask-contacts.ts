import { maskPhone } from '@jhola/contract/shared/phone'

const EMAIL = /([^\s@<>"',;]{1,64})@([^\s@<>"',;]{1,255})/g
/** The id of a record is first, and stays: ten digits of it could pass for a number. */
const PHONE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?<!\d)(?:\+?91[\s-]?|0)?([6-9]\d{4})[\s-]?(\d{5})(?!\d)/g

/** `asha@shop.example` as `a•••@shop.example`. */
const maskEmail = (email: string): string =>
  email.replace(EMAIL, (_whole, name: string, host: string) => `${name.charAt(0)}•••@${host}`)

/** Masks every mobile number and every email in a text for logs and the audit log. */
export const maskContacts = (text: string): string =>
  maskEmail(text).replace(PHONE, (whole, first?: string, last?: string) => (first && last ? maskPhone(`${first}${last}`) : whole))
