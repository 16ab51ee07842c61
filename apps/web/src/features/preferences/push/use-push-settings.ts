import { DEFAULT_NOTIFICATION_SETTINGS, type NotificationSettings } from '@jhola/contract/notifications/settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { isSame, mergeDraft } from '../../../shared/forms/merge-draft.ts'
import { useFieldErrors } from '../../../shared/forms/use-field-errors.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { pushSettingsQuery } from '../api/preferences.ts'
import { findQuietErrors } from '../checks.ts'

/** Push topics of the signed-in person, as a form. It starts from the documented defaults when they cannot be loaded. */
export const usePushSettings = () => {
  const { t } = useT()
  const client = useQueryClient()
  const reading = useQuery(pushSettingsQuery)
  const saved = reading.data?.settings ?? DEFAULT_NOTIFICATION_SETTINGS
  const [draft, setDraft] = useState<NotificationSettings | null>(null)
  const errors = useFieldErrors<string>()
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (body: NotificationSettings) => api('PUT /notifications/settings', { body }),
    onError: () => toast.error(t('preferences.push.settingsFailed')),
    onSuccess: (reply, sent) => {
      client.setQueryData(pushSettingsQuery.queryKey, reply)
      setDraft((typed) => typed && mergeDraft(typed, sent, reply.settings))
      toast.success(t('preferences.push.settingsSaved'))
    },
  })
  const shown = draft ?? saved
  return {
    settings: shown,
    isReading: reading.isPending,
    isDirty: draft !== null && !isSame(draft, saved),
    isSaving: saving.isPending,
    problem: null,
    errorOf: errors.of,
    set: (change: Partial<NotificationSettings>) => {
      setDraft({ ...shown, ...change })
      errors.clear()
    },
    save: () => {
      if (!saving.isPending && errors.show(findQuietErrors(shown.quietHours))) saving.mutate(shown)
    },
    discard: () => {
      setDraft(null)
      errors.clear()
    },
  }
}
export type PushSettingsForm = ReturnType<typeof usePushSettings>
