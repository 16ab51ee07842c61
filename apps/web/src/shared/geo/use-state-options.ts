import { FIRST_STATES, STATES } from '@jhola/contract/geo/states'
import { useT } from '../i18n/i18n-context.tsx'
import type { SelectOption } from '../ui/select.tsx'

/** The states and union territories for a select: the eight with most shops, then the others in the order of the user's language. */
export const useStateOptions = (): SelectOption[] => {
  const { t, language } = useT()
  const options = STATES.map((value) => ({ value, label: t(`geo.state.${value}`) }))
  const others = options.slice(FIRST_STATES.length).toSorted((a, b) => a.label.localeCompare(b.label, language))
  return [...options.slice(0, FIRST_STATES.length), ...others]
}
