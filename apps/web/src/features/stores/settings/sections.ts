import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { IconName } from '../../../shared/ui/icon.tsx'

export const SECTION_IDS = ['profile', 'address', 'hours', 'delivery', 'money', 'seller', 'people', 'blocked', 'photo'] as const
/** A section of the settings, by its name in the URL: `/store/settings?section=hours`. */
export type SectionId = (typeof SECTION_IDS)[number]

type SectionDetails = { icon: IconName; title: TextKey; hint: TextKey }

export const SECTIONS: Record<SectionId, SectionDetails> = {
  profile: { icon: 'store', title: 'stores.settings.section.profile', hint: 'stores.settings.sectionHint.profile' },
  address: { icon: 'pin', title: 'stores.settings.section.address', hint: 'stores.settings.sectionHint.address' },
  hours: { icon: 'clock', title: 'stores.settings.section.hours', hint: 'stores.settings.sectionHint.hours' },
  delivery: { icon: 'bike', title: 'stores.settings.section.delivery', hint: 'stores.settings.sectionHint.delivery' },
  money: { icon: 'rupee', title: 'stores.settings.section.money', hint: 'stores.settings.sectionHint.money' },
  seller: { icon: 'shield', title: 'stores.settings.section.seller', hint: 'stores.settings.sectionHint.seller' },
  people: { icon: 'users', title: 'stores.settings.section.people', hint: 'stores.settings.sectionHint.people' },
  blocked: { icon: 'block', title: 'stores.settings.section.blocked', hint: 'stores.settings.sectionHint.blocked' },
  photo: { icon: 'camera', title: 'stores.settings.section.photo', hint: 'stores.settings.sectionHint.photo' },
}

/** The section that the URL names; undefined for unknown names. */
export const toSectionId = (text: string | null): SectionId | null => SECTION_IDS.find((id) => id === text) ?? null

export const sectionPath = (id: SectionId): string => `/store/settings?section=${id}`
