import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import type { Marks } from '../drafts.ts'

type FormOptions<Draft extends object> = {
  empty: Draft
  check: (draft: Draft) => Partial<Record<keyof Draft & string, TextKey>>
  send: (draft: Draft) => Promise<{ message?: string | undefined }>
  /** Maps the server's field names to the form's where they differ. */
  named?: Readonly<Record<string, keyof Draft & string>>
}

/**
 * A form that is checked, sent once and confirmed. `marks`: errors by field, of the form or the server; the first invalid field
 * gets the focus. `refusal`: the server's error about the whole form.
 */
export const useSentForm = <Draft extends object>({ empty, check, send, named = {} }: FormOptions<Draft>) => {
  const { t, tError } = useT()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(empty)
  const [marks, setMarks] = useState<Marks<keyof Draft & string>>({})
  const sending = useMutation<{ message?: string | undefined }, ApiError>({ mutationFn: () => send(draft) })
  const mark = (found: Marks<keyof Draft & string>) => {
    setMarks(found)
    const [first] = Object.keys(found)
    const field = first && form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const change = (next: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...next }))
    setMarks((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))) as typeof marks)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sending.isPending) return
    const wrong = Object.entries(check(draft)) as [keyof Draft & string, TextKey][]
    if (wrong.length > 0) return mark(Object.fromEntries(wrong.map(([field, key]) => [field, t(key)])) as typeof marks)
    sending.mutate(undefined, {
      onError: ({ details }) => {
        const problems = toFieldProblems(details).map(({ field, message }) => [named[field] ?? field, message])
        mark(Object.fromEntries(problems.filter(([field = '']) => field in draft)) as typeof marks)
      },
    })
  }
  const { error, data } = sending
  return {
    form,
    draft,
    change,
    marks,
    submit,
    isSending: sending.isPending,
    refusal: error ? tError(error.code, error.details) : undefined,
    thanks: data ? (data.message ?? '') : undefined,
  }
}
