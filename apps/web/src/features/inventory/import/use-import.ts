import type { ImportMapping } from '@jhola/contract/inventory/import/columns'
import { IMPORT_FILE_MAX_BYTES } from '@jhola/contract/inventory/import/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { invalidateInventory } from '../data/inventory-api.ts'

export type ImportNow = ApiReply<'GET /inventory/imports/{import_id}'>['import']

const POLL_MS = 1000
const MB = 1024 * 1024

const isUnderWay = (one: ImportNow | undefined): boolean => one?.state === 'checking' || one?.state === 'applying'
/** A finished or failed import is over; one that waits or runs is resumed. */
const isUnfinished = (one: ImportNow): boolean => one.state !== 'applied' && one.state !== 'failed'

/** The server words a file error in the user's language, because no page has those texts. */
const isOfFiles = (code: string): boolean => code.startsWith('inventory.file_') || code.startsWith('inventory.import_')

const refusalText = (caught: Error, tError: ReturnType<typeof useT>['tError']): string | undefined => {
  if (!(caught instanceof ApiError)) return undefined
  return isOfFiles(caught.code) ? caught.message : tError(caught.code, caught.details)
}

/** The import that is shown: the one just started, or one that was left unfinished. */
export const useImport = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const latest = useQuery({ ...apiQuery('GET /inventory/imports', {}), staleTime: 0, gcTime: 0, refetchOnMount: 'always' })
  const left = latest.data?.latest
  const shownId = id ?? (left && isUnfinished(left) ? left.id : null)
  const query = apiQuery('GET /inventory/imports/{import_id}', { params: { import_id: shownId ?? '' } })
  const followed = useQuery({
    ...query,
    enabled: shownId !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data?.import) ? POLL_MS : false),
  })
  const shown = shownId === null ? undefined : followed.data?.import
  const isWritten = shown?.state === 'applied'
  useEffect(() => {
    if (isWritten) void invalidateInventory(client)
  }, [isWritten, client])
  const show = (answer: { success: true; import: ImportNow }) => {
    const key = apiQuery('GET /inventory/imports/{import_id}', { params: { import_id: answer.import.id } }).queryKey
    client.setQueryData(key, answer)
    setId(answer.import.id)
    void client.invalidateQueries({ queryKey: key })
  }
  const handlers = {
    networkMode: 'always' as const,
    onMutate: () => setError(undefined),
    onSuccess: show,
    onError: (caught: Error) => setError(refusalText(caught, tError) ?? t('inventory.import.failed')),
  }
  const sending = useMutation({
    ...handlers,
    mutationFn: (file: File) =>
      api('POST /inventory/imports', {
        query: { file_name: file.name },
        // The file type is detected from its bytes, because browsers report spreadsheets under many MIME types.
        upload: new Blob([file], { type: 'application/octet-stream' }),
      }),
  })
  const mapping = useMutation({
    ...handlers,
    mutationFn: (to: ImportMapping) =>
      api('PUT /inventory/imports/{import_id}/mapping', { params: { import_id: shownId ?? '' }, body: { mapping: to } }),
  })
  const applying = useMutation({
    ...handlers,
    mutationFn: () => api('POST /inventory/imports/{import_id}/apply', { params: { import_id: shownId ?? '' } }),
  })
  return {
    isLoading: latest.isPending || (shownId !== null && followed.isPending),
    shown,
    error,
    isSending: sending.isPending,
    isMapping: mapping.isPending,
    isApplying: applying.isPending,
    send: (file: File) => {
      if (file.size > IMPORT_FILE_MAX_BYTES) return setError(t('inventory.import.tooBig', { mb: IMPORT_FILE_MAX_BYTES / MB }))
      sending.mutate(file)
    },
    map: (to: ImportMapping) => mapping.mutate(to),
    apply: () => applying.mutate(),
    startAnew: () => {
      setError(undefined)
      setId(null)
      client.setQueryData(apiQuery('GET /inventory/imports', {}).queryKey, { success: true, latest: null })
    },
  }
}
export type ImportWork = ReturnType<typeof useImport>
