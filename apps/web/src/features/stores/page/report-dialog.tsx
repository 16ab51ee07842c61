import { REPORT_REASONS, REPORT_TEXT_MAX, type ReportReason } from '@jhola/contract/stores/trust/reports'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { RadioCards } from '../../../shared/ui/radio-cards.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'
import { toast } from '../../../shared/ui/toast.ts'

type ReportDialogProps = { storeId: string; name: string; onClose(): void }

const Form = ({ storeId, name, onClose }: ReportDialogProps) => {
  const { t, tError } = useT()
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const sending = useMutation<unknown, ApiError, ReportReason>({
    mutationFn: (chosen) =>
      api('POST /stores/{store_id}/reports', { params: { store_id: storeId }, body: { reason: chosen, text: text.trim() } }),
    onSuccess: () => {
      toast.success(t('stores.trust.report.sent'))
      onClose()
    },
  })
  const send = () => {
    setAsked(true)
    if (reason) sending.mutate(reason)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('stores.trust.report.title', { name })}
      description={t('stores.trust.report.hint')}
      footer={
        <>
          <Button variant="secondary" disabled={sending.isPending} onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button loading={sending.isPending} onClick={send}>
            {t('stores.trust.report.send')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {sending.error && <Alert tone="error">{tError(sending.error.code, sending.error.details)}</Alert>}
        <RadioCards
          label={t('stores.trust.report.reasonLabel')}
          options={REPORT_REASONS.map((value) => ({ value, title: t(`stores.trust.report.reason.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={isAsked && reason === null ? t('stores.trust.report.choose') : undefined}
        />
        <TextArea
          label={t('stores.trust.report.text')}
          optional
          rows={3}
          maxLength={REPORT_TEXT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

/** Reports a shop to the admins, without an account. */
export const ReportDialog = (props: ReportDialogProps) => {
  const { t } = useT()
  const hasTexts = useArea('stores.trust')
  if (hasTexts) return <Form {...props} />
  return (
    <Dialog open onOpenChange={props.onClose} size="sm" title={t('stores.trust.report.open')}>
      <Skeleton className="h-64" />
    </Dialog>
  )
}
