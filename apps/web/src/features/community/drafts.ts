import { toPhone } from '../../shared/format/typed-digits.ts'
import type { TextKey } from '../../shared/i18n/texts.ts'
import type { Story, StoryBody, WishBody } from './api/community.ts'

/** The contract's limits, in characters. */
export const NAME_MAX = 60
export const STORY_MAX = 600
export const NOTE_MAX = 300

export type StoryDraft = { kind: Story['kind']; name: string; city: string; text: string; phone: string; mayBeShown: boolean }
export type WishDraft = { pincode: string; phone: string; note: string }
/** Error texts by field. */
export type Marks<Field extends string> = Partial<Record<Field, string>>

const PINCODE = /^[1-9]\d{5}$/

const isWrongPhone = (typed: string): boolean => typed.trim() !== '' && !toPhone(typed)

/** Errors of a story, by field; empty when it can be sent. */
export const checkStory = ({ name, city, text, phone, mayBeShown }: StoryDraft): Partial<Record<keyof StoryDraft, TextKey>> => ({
  ...(name.trim() === '' && { name: 'community.form.error.name' }),
  ...(city.trim() === '' && { city: 'community.form.error.city' }),
  ...(text.trim() === '' && { text: 'community.form.error.text' }),
  ...(isWrongPhone(phone) && { phone: 'community.form.error.phone' }),
  ...(!mayBeShown && { mayBeShown: 'community.form.error.consent' }),
})

/** A checked story as the request body. */
export const toStoryBody = ({ kind, name, city, text, phone }: StoryDraft): StoryBody => {
  const number = toPhone(phone)
  return { kind, name: name.trim(), city: city.trim(), text: text.trim(), may_be_shown: true, ...(number && { phone: number }) }
}

/** Errors of an area request. Its location is known, so a PIN code is optional, but must be valid when given. */
export const checkWish = ({ pincode, phone }: WishDraft): Partial<Record<keyof WishDraft, TextKey>> => ({
  ...(pincode.trim() !== '' && !PINCODE.test(pincode.trim()) && { pincode: 'community.form.error.pincode' }),
  ...(isWrongPhone(phone) && { phone: 'community.form.error.phone' }),
})

/** Rounds to about 100 m: the admin needs an area, not an exact place. */
const roughly = (degrees: number): number => Math.round(degrees * 1000) / 1000

/** A checked area request as the request body. */
export const toWishBody = (draft: WishDraft, place: { latitude: number; longitude: number }): WishBody => {
  const { pincode, note } = draft
  const number = toPhone(draft.phone)
  return {
    latitude: roughly(place.latitude),
    longitude: roughly(place.longitude),
    note: note.trim(),
    ...(pincode.trim() && { pincode: pincode.trim() }),
    ...(number && { phone: number }),
  }
}
