import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import type { StoreSettingsSection } from './api/settings.ts'

/** Error codes that are about one field of a section. */
const FIELD_OF_CODE: Partial<Record<string, `${StoreSettingsSection}.${string}`>> = {
  'stores.hours_overlap': 'hours.second',
  'stores.gstin_state': 'money.gstin',
  'stores.composition_tax': 'money.tax_mode',
  'stores.no_way_to_pay': 'money.takes_cod',
  'stores.no_way_to_get_it': 'delivery.offers_delivery',
  'stores.phone_taken': 'profile.phone',
  'stores.phone_unproven': 'profile.phone',
  'geo.pincode_unknown': 'address.pincode',
}

type Refused = { code: string; details?: unknown }

/**
 * The server's errors about fields of a section, by field name; empty when it is about none of them. The server names a field
 * `section.field`, possibly with a deeper path (`hours.second.opens`). `say`: the text of a code.
 */
export const marksOf = (
  section: StoreSettingsSection,
  { code, details }: Refused,
  say: (code: string, details: unknown) => string,
): Record<string, string> => {
  const named = FIELD_OF_CODE[code]
  if (named) return named.startsWith(`${section}.`) ? { [named.slice(section.length + 1)]: say(code, details) } : {}
  return Object.fromEntries(
    toFieldProblems(details).flatMap(({ field, message }) => {
      const [place, name] = field.split('.')
      return place === section && name ? [[name, message]] : []
    }),
  )
}
