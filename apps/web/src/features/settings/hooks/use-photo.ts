import { PHOTO_MOST_BYTES } from '@jhola/contract/constants'
import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, api } from '../../../shared/api-client.ts'
import { shrinkPhoto } from '../../../shared/files/shrink-photo.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { ownStoreQuery, settingsQuery } from '../api/settings.ts'

type Chosen = { file: Blob; url: string }

/** Choosing, showing, sending and removing the photo of the shop. */
export const usePhoto = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [error, setError] = useState<string>()
  useEffect(() => (chosen ? () => URL.revokeObjectURL(chosen.url) : undefined), [chosen])
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
      setChosen(null)
      toast.success(t('settings.photo.saved'))
    },
  })
  const removing = useMutation({
    networkMode: 'always',
    mutationFn: () => api('DELETE /stores/me/photo'),
    onError: refuse,
    onSuccess: async () => {
      await refresh()
      toast.success(t('settings.photo.removed'))
    },
  })
  const choose = async (file: File | undefined) => {
    setError(undefined)
    if (!file) return
    if (!PICTURE_TYPES.some((type) => type === file.type)) return setError(tError('stores.photo_unreadable'))
    const small = await shrinkPhoto(file)
    if (small.size > PHOTO_MOST_BYTES) return setError(t('settings.photo.tooBig'))
    setChosen({ file: small, url: URL.createObjectURL(small) })
  }
  return {
    chosen,
    error,
    isSending: sending.isPending,
    isRemoving: removing.isPending,
    choose,
    drop: () => {
      setError(undefined)
      setChosen(null)
    },
    send: () => {
      setError(undefined)
      if (chosen) sending.mutate(chosen.file)
    },
    remove: () => removing.mutateAsync().catch(() => undefined),
  }
}
