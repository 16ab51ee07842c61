import { useState } from 'react'
import { useT } from '../i18n/i18n-context.tsx'
import type { TextKey } from '../i18n/texts.ts'

/** A key of our texts, so that an error changes its language with the page; or the server's own sentence. */
type FieldError = { key: TextKey } | { said: string }
type Errors = Readonly<Record<string, FieldError>>

/** A field by its name, or the first part of one that has several (`second.opens`). */
const focusField = (name: string): void => document.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)?.focus()

/** What is wrong with the fields of a form, beside each of them. */
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
    /** Marks what we found and goes to the first of it; true when nothing is wrong. */
    show: (found: Partial<Record<Name, TextKey | undefined>>): boolean =>
      !showAll(Object.entries<TextKey | undefined>(found).flatMap(([name, key]) => (key ? [[name, { key }]] : []))),
    /** Marks what the server said; false when it said nothing about our fields. */
    showSaid: (found: Readonly<Record<string, string>>): boolean =>
      showAll(Object.entries(found).map(([name, said]) => [name, { said }])),
  }
}
