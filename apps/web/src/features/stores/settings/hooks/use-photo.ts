import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { useChosenPhoto } from '../../../../shared/files/use-chosen-photo.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { ownStoreQuery, settingsQuery } from '../api/settings.ts'

/** Chooses, previews, uploads and removes the photo of the shop. */
export const usePhoto = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const { chosen, problem, choose, drop } = useChosenPhoto()
  const [error, setError] = useState<string>()
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
      client.invalidateQueries({ queryKey: ownStoreQuery.queryKey }),
    ])
  const refuse = (caught: Error) =>
    setError(caught instanceof ApiError ? tError(caught.code, caught.details) : tError('server.failed'))
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (upload: Blob) => api('PUT /stores/me/photo', { upload }),
    onError: refuse,
    onSuccess: async () => {
      await refresh()
      drop()
      toast.success(t('stores.settings.photo.saved'))
    },
  })
  const removing = useMutation({
    networkMode: 'always',
    mutationFn: () => api('DELETE /stores/me/photo'),
    onError: refuse,
    onSuccess: async () => {
      await refresh()
      toast.success(t('stores.settings.photo.removed'))
    },
  })
  const problemText = problem && (problem === 'tooBig' ? t('stores.settings.photo.tooBig') : tError('stores.photo_unreadable'))
  return {
    chosen,
    error: problemText ?? error,
    isSending: sending.isPending,
    isRemoving: removing.isPending,
    choose: (file: File | undefined) => {
      setError(undefined)
      return choose(file)
    },
    drop: () => {
      setError(undefined)
      drop()
    },
    send: () => {
      setError(undefined)
      if (chosen) sending.mutate(chosen.file)
    },
    remove: () => removing.mutateAsync().catch(() => undefined),
  }
}
