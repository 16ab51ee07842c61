import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { isSame, mergeDraft } from '../../../../shared/forms/merge-draft.ts'
import { useFieldErrors } from '../../../../shared/forms/use-field-errors.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import {
  type Codes,
  ownStoreQuery,
  type SettingsReply,
  type StoreSettings,
  type StoreSettingsSection,
  saveSection,
  settingsQuery,
} from '../api/settings.ts'
import { type FieldName, findErrors } from '../checks.ts'
import { marksOf } from '../field-errors.ts'

/** What proves a change that the server does not take without: asked for when it is refused. */
type Proof<S extends StoreSettingsSection> = {
  /** The code that was typed. */
  codes: Codes
  /** Handles a refusal; false when it is about something else. */
  onRefused(error: ApiError, sent: StoreSettings[S]): boolean
  forget(): void
}

/** The form of one section: its draft, its errors, and saving it on the version that it was based on. */
export const useSection = <S extends StoreSettingsSection>(
  section: S,
  reply: SettingsReply,
  proofs: readonly Proof<S>[] = [],
) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const saved = reply.settings[section]
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [problem, setProblem] = useState<{ tone: 'error' | 'warning'; text: string } | null>(null)
  const errors = useFieldErrors<FieldName<S>>()
  const codes: Codes = Object.assign({}, ...proofs.map((proof) => proof.codes))
  const isChanged = !isSame(draft, base)
  const isDirty = isChanged || Object.keys(codes).length > 0
  const forgetCodes = () => {
    for (const proof of proofs) proof.forget()
  }
  const adopt = (value: StoreSettings[S], sent?: StoreSettings[S]) => {
    setBase(value)
    // The fields stay editable while a save is in flight.
    setDraft((typed) => (sent ? mergeDraft(typed, sent, value) : value))
    errors.clear()
  }
  // Refetched in the meantime and the draft is unchanged: shows the newer settings.
  if (!isChanged && !isSame(base, saved)) adopt(saved)

  const refuse = (error: Error, sent: StoreSettings[S]) => {
    const refused = error instanceof ApiError ? error : new ApiError('server.failed', error.message, 400)
    // Each is asked: a wrong code may be any of those that were typed.
    if (proofs.map((proof) => proof.onRefused(refused, sent)).includes(true)) return
    const isMarked = errors.showSaid(marksOf(section, refused, tError))
    if (!isMarked) setProblem({ tone: 'error', text: tError(refused.code, refused.details) })
  }
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (value: StoreSettings[S]) => saveSection(client, { section, value, base, known: reply, codes }),
    onError: refuse,
    onSuccess: ({ kind, reply: now }, sent) => {
      client.setQueryData(settingsQuery.queryKey, now)
      adopt(now.settings[section], sent)
      void client.invalidateQueries({ queryKey: ownStoreQuery.queryKey })
      forgetCodes()
      if (kind === 'saved') toast.success(t('stores.settings.saved'))
      else setProblem({ tone: 'warning', text: tError('stores.stale') })
    },
  })
  return {
    draft,
    isDirty,
    isSaving: saving.isPending,
    problem,
    errorOf: errors.of,
    set: (part: Partial<StoreSettings[S]>) => {
      setDraft((before) => ({ ...before, ...part }))
      errors.forget(Object.keys(part))
    },
    save: () => {
      if (saving.isPending || !errors.show(findErrors(section, draft, reply.settings))) return
      setProblem(null)
      saving.mutate(draft)
    },
    discard: () => {
      setProblem(null)
      forgetCodes()
      adopt(saved)
    },
    /** Validates one field at once, when it is complete or on blur; `part` is the newest input. */
    checkField: (name: FieldName<S>, part: Partial<StoreSettings[S]> = {}) =>
      errors.put(name, findErrors(section, { ...draft, ...part }, reply.settings)[name]),
  }
}

export type SectionForm<S extends StoreSettingsSection> = ReturnType<typeof useSection<S>>
