import { CODE_ABOVE_MAX_PAISE, DELIVERY_RADIUS_KM, MIN_ORDER_MAX_PAISE, SLOT_CAPACITY_MAX } from '@jhola/contract/constants'
import type { State } from '@jhola/contract/geo/states'
import { isLikeEmail } from '@jhola/contract/shared/email'
import { paiseToRupees } from '@jhola/contract/shared/money'
import { normalisePhone } from '@jhola/contract/shared/phone'
import { windowsOverlap } from '@jhola/contract/stores/hours'
import { isGstin, isGstinOfState, tidyGstin } from '@jhola/contract/tax/gstin'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { StoreSettings, StoreSettingsSection } from './api/settings.ts'

export type FieldName<S extends StoreSettingsSection> = keyof StoreSettings[S] & string
/** The errors of a section's fields; a valid field is missing or undefined. */
export type SectionErrors<S extends StoreSettingsSection> = Partial<Record<FieldName<S>, TextKey | undefined>>
type Checks = { [S in StoreSettingsSection]: (section: StoreSettings[S], all: StoreSettings) => SectionErrors<S> }

const PINCODE = /^[1-9]\d{5}$/
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/
const VPA = /^[\w.-]{2,100}@[A-Za-z]{3,30}$/
const FSSAI = /^[12]\d{13}$/

const required = (value: string): TextKey | undefined => (value.trim() ? undefined : 'stores.settings.error.required')
const clock = (value: string): TextKey | undefined => (CLOCK.test(value) ? undefined : 'stores.settings.error.required')
const isPhone = (value: string): boolean => normalisePhone(value) !== undefined

/** A whole number between the two bounds; NaN is an empty field. */
const wholeNumber =
  (min: number, max: number) =>
  (value: number): TextKey | undefined => {
    if (Number.isNaN(value)) return 'stores.settings.error.required'
    return Number.isInteger(value) && value >= min && value <= max ? undefined : 'stores.settings.error.number'
  }

/** Rupees with at most two decimals. */
const rupees =
  (max: number) =>
  (value: number): TextKey | undefined => {
    if (Number.isNaN(value)) return 'stores.settings.error.required'
    const isFine = value >= 0 && value <= max && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
    return isFine ? undefined : 'stores.settings.error.number'
  }

const wrongSecond = (hours: StoreSettings['hours']): TextKey | undefined => {
  const { second } = hours
  if (!second) return undefined
  if (clock(second.opens) || clock(second.closes)) return 'stores.settings.error.required'
  const isFirstWhole = !clock(hours.opens) && !clock(hours.closes)
  return isFirstWhole && windowsOverlap(hours) ? 'errors.stores.hours_overlap' : undefined
}

const wrongGstin = (typed: string, state: State): TextKey | undefined => {
  const gstin = tidyGstin(typed)
  if (!gstin) return undefined
  if (!isGstin(gstin)) return 'stores.settings.error.gst'
  return isGstinOfState(gstin, state) ? undefined : 'errors.stores.gstin_state'
}

const optional = (value: string, isFine: (value: string) => boolean, text: TextKey): TextKey | undefined =>
  !value || isFine(value) ? undefined : text

/** The rule of every validated field; the server has the same rules. */
const CHECKS: Checks = {
  profile: ({ name, owner_name, phone, whatsapp, email }) => ({
    name: required(name),
    owner_name: required(owner_name),
    phone: isPhone(phone) ? undefined : 'stores.settings.error.phone',
    whatsapp: optional(whatsapp, isPhone, 'stores.settings.error.phone'),
    email: optional(email.trim(), isLikeEmail, 'stores.settings.error.email'),
  }),
  address: ({ street, city, pincode }) => ({
    street: required(street),
    city: required(city),
    pincode: PINCODE.test(pincode) ? undefined : 'stores.settings.error.pincode',
  }),
  hours: (hours) => ({ opens: clock(hours.opens), closes: clock(hours.closes), second: wrongSecond(hours) }),
  delivery: (delivery) => ({
    offers_delivery: delivery.offers_delivery || delivery.offers_pickup ? undefined : 'errors.stores.no_way_to_get_it',
    delivery_radius_km: wholeNumber(DELIVERY_RADIUS_KM.min, DELIVERY_RADIUS_KM.max)(delivery.delivery_radius_km),
    min_order_amount: wholeNumber(0, paiseToRupees(MIN_ORDER_MAX_PAISE))(delivery.min_order_amount),
    code_above_amount: rupees(paiseToRupees(CODE_ABOVE_MAX_PAISE))(delivery.code_above_amount ?? 0),
    delivery_fee: rupees(1000)(delivery.delivery_fee),
    free_delivery_from: rupees(100_000)(delivery.free_delivery_from),
    express_fee: rupees(1000)(delivery.express_fee),
    slot_capacity: delivery.slot_capacity == null ? undefined : wholeNumber(1, SLOT_CAPACITY_MAX)(delivery.slot_capacity),
    prep_minutes: wholeNumber(1, 240)(delivery.prep_minutes),
    accept_within_minutes: wholeNumber(1, 120)(delivery.accept_within_minutes),
  }),
  money: ({ takes_cod, upi_vpa, upi_payee_name, gstin, fssai, tax_mode, is_composition }, { address }) => ({
    takes_cod: takes_cod || upi_vpa.trim() ? undefined : 'errors.stores.no_way_to_pay',
    upi_vpa: optional(upi_vpa, (text) => VPA.test(text), 'stores.settings.error.upi'),
    gstin: wrongGstin(gstin, address.state),
    tax_mode: gstin && is_composition && tax_mode === 'exclusive' ? 'errors.stores.composition_tax' : undefined,
    fssai: optional(fssai, (text) => FSSAI.test(text), 'stores.settings.error.fssai'),
    upi_payee_name: upi_vpa.trim() && !upi_payee_name?.trim() ? 'stores.settings.error.payee' : undefined,
  }),
  seller: ({ grievance_phone, grievance_email }) => ({
    grievance_phone: optional(grievance_phone, isPhone, 'stores.settings.error.phone'),
    grievance_email: optional(grievance_email.trim(), isLikeEmail, 'stores.settings.error.email'),
  }),
}

/** The errors of a section, by field. `all`: the other sections as they are saved. */
export const findErrors = <S extends StoreSettingsSection>(
  section: S,
  value: StoreSettings[S],
  all: StoreSettings,
): SectionErrors<S> => CHECKS[section](value, all)

/** True when there is no error. */
export const isFine = (errors: Partial<Record<string, TextKey | undefined>>): boolean =>
  Object.values(errors).every((error) => error === undefined)
