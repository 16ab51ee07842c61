import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { preferencesQuery } from '../../../domain/preferences/shop-preferences.ts'
import { ApiError } from '../../../shared/api/api-client.ts'
import { toFieldProblems } from '../../../shared/forms/field-problems.ts'
import { isSame, mergeDraft } from '../../../shared/forms/merge-draft.ts'
import { useFieldErrors } from '../../../shared/forms/use-field-errors.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { type Part, type PreferenceKey, type PreferencesReply, partOf, savePreferences } from '../api/preferences.ts'
import { findErrors } from '../checks.ts'
import type { Savable } from './savable.ts'

const problemsOf = ({ code, details, message }: ApiError): Record<string, string> => {
  if (code === 'stores.hours_overlap') return { 'businessHours.closeTime': message }
  return Object.fromEntries(toFieldProblems(details).map(({ field, message: said }) => [field, said]))
}

/**
 * Several preference sections as one form: the draft, its errors, and saving with an optimistic lock on the version that was
 * edited.
 */
export const useSectionForm = <K extends PreferenceKey>(keys: readonly K[], reply: PreferencesReply) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const saved = partOf(reply.preferences, keys)
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [problem, setProblem] = useState<Savable['problem']>(null)
  const errors = useFieldErrors<string>()
  const isDirty = !isSame(draft, base)
  const adopt = (value: Part<K>, sent?: Part<K>) => {
    setBase(value)
    // The fields stay editable while a save is in progress.
    setDraft((typed) => (sent ? mergeDraft(typed, sent, value) : value))
    errors.clear()
  }
  // Refetched in the meantime: fields that were not edited show the newer values.
  if (!isDirty && !isSame(base, saved)) adopt(saved)

  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (value: Part<K>) => savePreferences(client, { keys, value, base, known: reply }),
    onError: (error) => {
      const refused = error instanceof ApiError ? error : new ApiError('server.failed', error.message, 400)
      if (!errors.showSaid(problemsOf(refused))) setProblem({ tone: 'error', text: tError(refused.code, refused.details) })
    },
    onSuccess: ({ kind, reply: now }, sent) => {
      client.setQueryData(preferencesQuery.queryKey, now)
      adopt(partOf(now.preferences, keys), sent)
      // Opening hours belong to the store and are shown there too.
      for (const key of ['GET /stores/me', 'GET /stores/me/settings']) void client.invalidateQueries({ queryKey: [key] })
      if (kind === 'saved') toast.success(t('preferences.saved'))
      else setProblem({ tone: 'warning', text: tError('stores.stale') })
    },
  })
  return {
    draft,
    isDirty,
    isSaving: saving.isPending,
    problem,
    isFine: Object.values(findErrors(draft)).every((error) => error === undefined),
    errorOf: errors.of,
    /** Changes one section; its errors are checked again when it is saved. */
    set: <S extends K>(section: S, change: Partial<Part<K>[S]> | Part<K>[S]) => {
      setDraft((before) => {
        const now = before[section]
        const next = typeof now === 'object' ? { ...now, ...(change as object) } : change
        return { ...before, [section]: next }
      })
      errors.clear()
    },
    /** Validates the field on blur. */
    checkField: (name: string) => errors.put(name, findErrors(draft)[name]),
    save: () => {
      if (saving.isPending || !errors.show(findErrors(draft))) return
      setProblem(null)
      saving.mutate(draft)
    },
    discard: () => {
      setProblem(null)
      adopt(saved)
    },
  }
}
