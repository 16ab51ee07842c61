import type { RouteOf } from '@jhola/contract/api'
import type { RouteBody } from '@jhola/contract/route'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { photoListPath, saveOwnPhotoList } from '../../../domain/orders/own-photo-lists.ts'
import { api, newKey } from '../../../shared/api/api-client.ts'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import type { ChosenPhoto } from './use-chosen-photos.ts'

export type ListBody = RouteBody<RouteOf<'POST /stores/{store_id}/photo-lists'>>
type Begun = { text: string; key: string; list?: { list_id: string; token: string } }

/**
 * Sends a list: first who it is for, then one photo after another. What was cut off is continued with the photos that are missing, as
 * long as nothing else was changed; the shop sees the list when the last one has arrived.
 */
export const useSendList = (storeId: string) => {
  const navigate = useNavigate()
  const begun = useRef<Begun | null>(null)
  const [sendingNo, setSendingNo] = useState(0)
  const sending = useMutation({
    mutationFn: async ({ body, photos }: { body: Omit<ListBody, 'photos'>; photos: readonly ChosenPhoto[] }) => {
      const whole: ListBody = { ...body, photos: photos.length }
      const text = JSON.stringify([whole, photos.map(({ url }) => url)])
      if (begun.current?.text !== text) begun.current = { text, key: newKey() }
      const attempt = begun.current
      attempt.list ??= await api('POST /stores/{store_id}/photo-lists', {
        params: { store_id: storeId },
        body: whole,
        idempotencyKey: attempt.key,
      })
      const { list_id, token } = attempt.list
      for (const [at, { file }] of photos.entries()) {
        setSendingNo(at + 1)
        await api('PUT /stores/{store_id}/photo-lists/{list_id}/photos/{photo_no}', {
          params: { store_id: storeId, list_id, photo_no: at + 1 },
          headers: { 'x-order-token': token },
          upload: file,
        })
      }
      return { store_id: storeId, list_id, token, sent_at: Date.now() }
    },
    onSuccess: (list) => {
      saveOwnPhotoList(list)
      void navigate(photoListPath(list), { replace: true })
    },
    onSettled: () => setSendingNo(0),
  })
  return { ...sending, sendingNo, isUnfinished: sending.isError && begun.current?.list !== undefined }
}
