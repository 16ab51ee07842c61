import type { Place } from '../../shared/navigation/navigation.tsx'

/** The sections of the preferences dialog, as the address names them: `?preferences=auto-accept` on any screen of the shop. */
export const PREFERENCE_SECTIONS = [
  'accessibility',
  'auto-accept',
  'notifications',
  'hours',
  'display',
  'inventory',
  'packing',
  'counter',
] as const
export type PreferenceSection = (typeof PREFERENCE_SECTIONS)[number]

const NAME = 'preferences'

/** The section that an address opens; unknown names open none. */
export const preferenceSectionOf = (search: string): PreferenceSection | null => {
  const requested = new URLSearchParams(search).get(NAME)
  return PREFERENCE_SECTIONS.find((section) => section === requested) ?? null
}

/** The same screen with a section open, or with none. */
export const preferencesPath = ({ pathname, search }: Pick<Place, 'pathname' | 'search'>, section: PreferenceSection | null) => {
  const query = new URLSearchParams(search)
  if (section) query.set(NAME, section)
  else query.delete(NAME)
  const text = query.toString()
  return text ? `${pathname}?${text}` : pathname
}
