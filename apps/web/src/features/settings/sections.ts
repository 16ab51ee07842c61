import type { TextKey } from '../../shared/i18n/texts.ts'
import type { IconName } from '../../shared/ui/icon.tsx'

export const SECTION_IDS = ['profile', 'address', 'hours', 'delivery', 'money', 'people', 'photo'] as const
/** A part of the settings, as the address names it: `/store/settings?section=hours`. */
export type SectionId = (typeof SECTION_IDS)[number]

type SectionFacts = { icon: IconName; title: TextKey; hint: TextKey }

export const SECTIONS: Record<SectionId, SectionFacts> = {
  profile: { icon: 'store', title: 'settings.section.profile', hint: 'settings.sectionHint.profile' },
  address: { icon: 'pin', title: 'settings.section.address', hint: 'settings.sectionHint.address' },
  hours: { icon: 'clock', title: 'settings.section.hours', hint: 'settings.sectionHint.hours' },
  delivery: { icon: 'bike', title: 'settings.section.delivery', hint: 'settings.sectionHint.delivery' },
  money: { icon: 'rupee', title: 'settings.section.money', hint: 'settings.sectionHint.money' },
  people: { icon: 'users', title: 'settings.section.people', hint: 'settings.sectionHint.people' },
  photo: { icon: 'camera', title: 'settings.section.photo', hint: 'settings.sectionHint.photo' },
}

/** The section that an address names; odd names give none. */
export const toSectionId = (text: string | null): SectionId | null => SECTION_IDS.find((id) => id === text) ?? null

export const sectionPath = (id: SectionId): string => `/store/settings?section=${id}`
