import { CODE_ABOVE_PAISE } from '@jhola/contract/constants'
import { gridCell } from '@jhola/contract/geo/grid'
import { paise, paiseToRupees, rupeesToPaise } from '@jhola/contract/shared/money'
import { type StoreSettings, storeSettingsSchema } from '@jhola/contract/stores/settings'
import { hoursOf, offeredSlotsOf } from '../store-clock.ts'
import { storePicturePath } from '../store-picture.ts'
import type { SettingsRow, SettingsValues } from './settings.repo.ts'

const rupees = (amount: number): number => paiseToRupees(paise(amount))
const orNull = (text: string): string | null => (text === '' ? null : text)

const { profile: profileSchema, address: addressSchema } = storeSettingsSchema.shape

/** A row as the owner edits it: money in rupees, an empty text for null. */
export const toSettings = (row: SettingsRow): StoreSettings => ({
  profile: {
    name: row.name,
    name_hi: row.name_hi ?? '',
    owner_name: row.owner_name,
    store_type: profileSchema.shape.store_type.parse(row.store_type),
    phone: row.phone,
    whatsapp: row.whatsapp ?? '',
    email: row.email ?? '',
    languages: profileSchema.shape.languages.parse(row.languages),
  },
  address: {
    street: row.street,
    locality: row.locality,
    city: row.city,
    state: addressSchema.shape.state.parse(row.state),
    pincode: row.pincode,
    latitude: row.latitude,
    longitude: row.longitude,
  },
  hours: hoursOf(row),
  delivery: {
    offers_delivery: row.offers_delivery,
    offers_pickup: row.offers_pickup,
    delivery_radius_km: row.delivery_radius_km,
    min_order_amount: rupees(row.min_order_paise),
    code_above_amount: rupees(row.code_above_paise),
    delivery_fee: rupees(row.delivery_fee_paise),
    free_delivery_from: rupees(row.free_delivery_from_paise),
    express_fee: rupees(row.express_fee_paise),
    offered_slots: offeredSlotsOf(row),
    slot_capacity: row.slot_capacity,
    prep_minutes: row.prep_minutes,
    accept_within_minutes: row.accept_within_minutes,
  },
  money: {
    takes_cod: row.takes_cod,
    upi_vpa: row.upi_vpa ?? '',
    upi_payee_name: row.upi_payee_name ?? '',
    gstin: row.gstin ?? '',
    fssai: row.fssai ?? '',
    tax_mode: row.tax_mode,
    is_composition: row.is_composition,
    rounds_total: row.rounds_total,
    upi_after_acceptance: row.upi_after_acceptance,
  },
  seller: {
    legal_name: row.legal_name ?? '',
    legal_address: row.legal_address ?? '',
    drug_licence: row.drug_licence ?? '',
    grievance_name: row.grievance_name ?? '',
    grievance_phone: row.grievance_phone ?? '',
    grievance_email: row.grievance_email ?? '',
  },
})

/** The settings as columns, with the picture of the shop type and the grid cell of the location. */
export const toColumns = (
  { profile, address, hours, delivery, money, seller }: StoreSettings,
  provenWhatsapp: string | null,
): SettingsValues & { cell: number } => ({
  ...profile,
  name_hi: orNull(profile.name_hi),
  picture: storePicturePath(profile.store_type),
  whatsapp: orNull(profile.whatsapp),
  proven_whatsapp: provenWhatsapp,
  email: orNull(profile.email),
  ...address,
  cell: gridCell(address),
  opens: hours.opens,
  closes: hours.closes,
  second_opens: hours.second?.opens ?? null,
  second_closes: hours.second?.closes ?? null,
  working_days: hours.working_days,
  holidays: hours.holidays,
  offers_delivery: delivery.offers_delivery,
  offers_pickup: delivery.offers_pickup,
  delivery_radius_km: delivery.delivery_radius_km,
  min_order_paise: rupeesToPaise(delivery.min_order_amount),
  code_above_paise: delivery.code_above_amount === undefined ? CODE_ABOVE_PAISE : rupeesToPaise(delivery.code_above_amount),
  delivery_fee_paise: rupeesToPaise(delivery.delivery_fee),
  free_delivery_from_paise: rupeesToPaise(delivery.free_delivery_from),
  express_fee_paise: rupeesToPaise(delivery.express_fee),
  offers_morning: delivery.offered_slots.morning,
  offers_afternoon: delivery.offered_slots.afternoon,
  offers_evening: delivery.offered_slots.evening,
  offers_express: delivery.offered_slots.express,
  slot_capacity: delivery.slot_capacity ?? null,
  prep_minutes: delivery.prep_minutes,
  accept_within_minutes: delivery.accept_within_minutes,
  takes_cod: money.takes_cod,
  upi_vpa: orNull(money.upi_vpa),
  upi_payee_name: orNull(money.upi_payee_name ?? ''),
  gstin: orNull(money.gstin),
  fssai: orNull(money.fssai),
  tax_mode: money.tax_mode,
  is_composition: money.is_composition ?? false,
  rounds_total: money.rounds_total ?? true,
  upi_after_acceptance: money.upi_after_acceptance ?? true,
  legal_name: orNull(seller.legal_name),
  legal_address: orNull(seller.legal_address),
  drug_licence: orNull(seller.drug_licence),
  grievance_name: orNull(seller.grievance_name),
  grievance_phone: orNull(seller.grievance_phone),
  grievance_email: orNull(seller.grievance_email),
})
