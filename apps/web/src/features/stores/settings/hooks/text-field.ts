import type { ChangeEvent } from 'react'
import type { StoreSettings, StoreSettingsSection } from '../api/settings.ts'
import type { FieldName } from '../checks.ts'

/** The fields of a section that hold plain text. */
type TextName<S extends StoreSettingsSection> = {
  [F in FieldName<S>]: string extends StoreSettings[S][F] ? F : never
}[FieldName<S>]

type Form<S extends StoreSettingsSection> = {
  draft: StoreSettings[S]
  set: (part: Partial<StoreSettings[S]>) => void
  errorOf: (name: FieldName<S>) => string | undefined
  checkField: (name: FieldName<S>) => void
}

/** Props of a section's text field; it is validated on blur. `tidy` removes characters that are not allowed. */
export const textField =
  <S extends StoreSettingsSection>(form: Form<S>) =>
  (name: TextName<S>, tidy: (typed: string) => string = (typed) => typed) => ({
    name,
    value: String(form.draft[name]),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // @NOTE the computed key is one of the section's own text fields
      form.set({ [name]: tidy(event.target.value) } as Partial<StoreSettings[S]>)
    },
    onBlur: () => form.checkField(name),
    error: form.errorOf(name),
  })
