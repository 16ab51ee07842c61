import { type ChangeEvent, useState } from 'react'
import { useStoredValue } from '../../../../shared/device-store/stored-value.ts'
import type { Place } from '../../../../shared/geo/mercator.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { type Draft, type DraftFields, draftStore, NEW_DRAFT } from '../draft.ts'
import type { Mark } from '../field-errors.ts'
import { type DraftField, FIELDS_OF_STEP, findErrors, isWholeGstin, type MarkedField } from '../validation.ts'

/** A translation key, so that an error changes with the language of the page; or the server's own sentence. */
type FieldError = { key: TextKey } | { message: string }
type Errors = Partial<Record<MarkedField, FieldError>>

const focusField = (name: string): void => document.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

const change = (part: Partial<Draft>): void => draftStore.write((draft) => ({ ...draft, ...part, saved_at: Date.now() }))

/** The fields of the registration: saved on the device, validated one step at a time; an error is cleared when its field is edited. */
export const useDraft = () => {
  const { t } = useT()
  const { fields, place, step, store_id } = useStoredValue(draftStore, NEW_DRAFT)
  const [errors, setErrors] = useState<Errors>({})
  const set = (more: Partial<DraftFields>) => {
    change({ fields: { ...draftStore.read().fields, ...more } })
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in more))))
  }
  const showErrors = (names: readonly DraftField[]): boolean => {
    const found = findErrors(draftStore.read().fields, names)
    setErrors(Object.fromEntries(found.map(({ field, error }) => [field, { key: error }])))
    if (found[0]) focusField(found[0].field)
    return found.length === 0
  }
  const errorOf = (name: MarkedField): string | undefined => {
    const error = errors[name]
    return error && ('key' in error ? t(error.key) : error.message)
  }
  /** The GST number is validated as it is typed: its last character is a checksum. */
  const checkGst = (typed: Partial<DraftFields>) => {
    const now = { ...draftStore.read().fields, ...typed }
    const [wrong] = isWholeGstin(now.gst_number) ? findErrors(now, ['gst_number']) : []
    setErrors(({ gst_number: _, ...others }) => (wrong ? { ...others, gst_number: { key: wrong.error } } : others))
  }
  return {
    fields,
    place,
    step,
    storeId: store_id,
    set,
    checkGst,
    errorOf,
    setPlace: (next: Place | null) => change({ place: next }),
    goTo: (next: number) => {
      setErrors({})
      change({ step: next })
    },
    clearErrors: () => setErrors({}),
    /** Props of a text field; `tidy` removes characters that are not allowed. */
    field: (name: DraftField, tidy: (typed: string) => string = (typed) => typed) => ({
      name,
      value: fields[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set({ [name]: tidy(event.target.value) }),
      error: errorOf(name),
    }),
    /** Marks the invalid fields of this step and focuses the first; true when all are valid. */
    checkStep: (which: number): boolean => showErrors(FIELDS_OF_STEP[which] ?? []),
    /** Marks the fields that the server refused, or the terms; their step must be shown first. */
    mark: (marks: readonly Mark[]) => {
      setErrors(Object.fromEntries(marks.map(({ field, message }) => [field, { message }])))
      if (marks[0]) focusField(marks[0].field)
    },
    markTerms: () => {
      setErrors({ terms: { key: 'stores.registration.error.terms' } })
      focusField('terms')
    },
  }
}

export type RegistrationDraft = ReturnType<typeof useDraft>
