import { useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import type { TextKey } from '../i18n/texts.ts'

/** A text key, so that an error follows the page's language; or the server's own sentence. */
type FieldError = { key: TextKey } | { said: string }
type Errors = Readonly<Record<string, FieldError>>

/** A field name, or the first part of a nested one (`second.opens`). */
const focusField = (name: string): void => document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)?.focus()

/** Errors of a form's fields. */
export const useFieldErrors = <Name extends string>() => {
  const { t } = useT()
  const [errors, setErrors] = useState<Errors>({})
  const without = (names: readonly string[]) => (before: Errors) =>
    Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name)))
  const showAll = (found: [string, FieldError][]): boolean => {
    setErrors(Object.fromEntries(found))
    if (found[0]) focusField(found[0][0])
    return found.length > 0
  }
  return {
    of: (name: Name): string | undefined => {
      const error = errors[name]
      return error && ('key' in error ? t(error.key) : error.said)
    },
    clear: () => setErrors({}),
    forget: (names: readonly string[]) => setErrors(without(names)),
    put: (name: Name, key: TextKey | undefined) =>
      setErrors((before) => ({ ...without([name])(before), ...(key && { [name]: { key } }) })),
    /** Marks the form's own errors and focuses the first; true when there are none. */
    show: (found: Partial<Record<Name, TextKey | undefined>>): boolean =>
      !showAll(Object.entries<TextKey | undefined>(found).flatMap(([name, key]) => (key ? [[name, { key }]] : []))),
    /** Marks the server's errors; false when it reported none for these fields. */
    showSaid: (found: Readonly<Record<string, string>>): boolean =>
      showAll(Object.entries(found).map(([name, said]) => [name, { said }])),
  }
}
