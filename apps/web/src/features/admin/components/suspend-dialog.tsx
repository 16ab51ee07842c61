import type { RegisteredStore } from '@jhola/contract/admin/routes'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

const REASONS = ['complaints', 'not_delivering', 'wrong_details', 'asked', 'other'] as const
type Reason = (typeof REASONS)[number]
const NOTE_MAX = 200

type SuspendDialogProps = {
  store: RegisteredStore
  isBusy: boolean
  onSuspend(reason: string): void
  onClose(): void
}

/** Suspends a shop, with a reason that its owner sees. */
export const SuspendDialog = ({ store, isBusy, onSuspend, onClose }: SuspendDialogProps) => {
  const { t } = useT()
  const [reason, setReason] = useState<Reason | null>(null)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const trimmedNote = note.trim()
  const isNoteMissing = reason === 'other' && trimmedNote === ''
  const confirm = () => {
    setAsked(true)
    if (reason === null || isNoteMissing) return
    onSuspend(reason === 'other' ? trimmedNote : [t(`admin.reason.${reason}`), trimmedNote].filter(Boolean).join(': '))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('admin.suspendTitle', { name: store.name })}
      description={t('admin.suspendHint')}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button variant="destructive" loading={isBusy} onClick={confirm}>
            {t('admin.suspend')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <RadioCards
          label={t('admin.reasonLabel')}
          options={REASONS.map((value) => ({ value, title: t(`admin.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === null ? t('errors.orders.reason_required') : undefined}
        />
        <TextField
          label={t('admin.note')}
          optional={reason !== 'other'}
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={isAsked && isNoteMissing ? t('admin.noteMissing') : undefined}
          autoComplete="off"
        />
      </div>
    </Dialog>
  )
}
