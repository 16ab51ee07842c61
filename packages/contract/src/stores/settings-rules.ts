import { agree, type Decision, refuse } from '../shared/decision.ts'
import { isGstinOfState } from '../tax/gstin.ts'
import { windowsOverlap } from './hours.ts'
import type { StoreSettings, StoreSettingsSection } from './settings.ts'

/** A shop of the composition scheme may not collect tax, so none may be added to its prices (CGST Act s.10). */
export const addsForbiddenTax = ({ gstin, tax_mode, is_composition }: StoreSettings['money']): boolean =>
  gstin !== '' && is_composition === true && tax_mode === 'exclusive'

/** Whether a shop's settings are consistent, which no single field shows. Returns the first conflict. */
export const decideSettings = (settings: StoreSettings): Decision<StoreSettings> => {
  const { address, hours, delivery, money } = settings
  if (windowsOverlap(hours)) return refuse('stores.hours_overlap')
  if (!delivery.offers_delivery && !delivery.offers_pickup) return refuse('stores.no_way_to_get_it')
  if (!money.takes_cod && money.upi_vpa === '') return refuse('stores.no_way_to_pay')
  if (money.gstin !== '' && !isGstinOfState(money.gstin, address.state)) return refuse('stores.gstin_state')
  if (addsForbiddenTax(money)) return refuse('stores.composition_tax')
  return agree(settings)
}

const tidyList = <T extends string | number>(values: readonly T[]): T[] => [...new Set(values)].sort()

/** Applies a change to the settings, section by section. Optional fields that are left out stay unchanged. */
export const mergeSettings = (
  settings: StoreSettings,
  change: { [S in StoreSettingsSection]?: StoreSettings[S] | undefined },
): StoreSettings => {
  const { slot_capacity } = settings.delivery
  const hours = change.hours ?? settings.hours
  return {
    profile: change.profile ?? settings.profile,
    address: change.address ?? settings.address,
    hours: { ...hours, working_days: tidyList(hours.working_days), holidays: tidyList(hours.holidays) },
    delivery: { ...settings.delivery, slot_capacity, ...change.delivery },
    money: { ...settings.money, ...change.money },
    seller: change.seller ?? settings.seller,
  }
}

/** Settings that affect where money goes and what is owed. */
const MONEY_FIELDS = [
  'takes_cod',
  'upi_vpa',
  'upi_payee_name',
  'gstin',
  'tax_mode',
  'is_composition',
  'rounds_total',
  'upi_after_acceptance',
] as const

const differ = (one: object, other: object): boolean =>
  Object.entries(one).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(other, name)))

/** The sections in which two versions of the settings differ. */
export const changedSections = (before: StoreSettings, after: StoreSettings): StoreSettingsSection[] =>
  (['profile', 'address', 'hours', 'delivery', 'money', 'seller'] as const).filter((section) =>
    differ(after[section], before[section]),
  )

/** Every changed field about money, as `before → after`; `-` means none. */
export const moneyChanges = (before: StoreSettings, after: StoreSettings): Record<string, string> =>
  Object.fromEntries(
    MONEY_FIELDS.filter((field) => before.money[field] !== after.money[field]).map((field) => [
      field,
      `${before.money[field] === '' ? '-' : before.money[field]} → ${after.money[field] === '' ? '-' : after.money[field]}`,
    ]),
  )
