import { PHOTO_LIST_NOTE_MAX } from '@jhola/contract/orders/photo-lists/rules'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'

/** The shop cannot do it and says why; nothing is sent without a reason. */
export const RefuseList = ({ listId, onRefused }: { listId: string; onRefused(): void }) => {
  const { t, tError } = useT()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const refusing = useMutation({
    mutationFn: () => api('POST /photo-lists/{list_id}/refuse', { params: { list_id: listId }, body: { reason: reason.trim() } }),
    onSuccess: onRefused,
  })
  // @NOTE `api` rejects with ApiError only.
  const error = refusing.error as ApiError | null
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {t('photo.refuse')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="sm"
        title={t('photo.refuseTitle')}
        footer={
          <Button variant="danger" disabled={reason.trim() === ''} loading={refusing.isPending} onClick={() => refusing.mutate()}>
            {t('photo.refuse')}
          </Button>
        }
      >
        <TextArea
          name="reason"
          label={t('photo.refuseWhy')}
          rows={3}
          maxLength={PHOTO_LIST_NOTE_MAX}
          value={reason}
          {...(error && { error: tError(error.code, error.details) })}
          onChange={(event) => setReason(event.target.value)}
        />
      </Dialog>
    </>
  )
}
