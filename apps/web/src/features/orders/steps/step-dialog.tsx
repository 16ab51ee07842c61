import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type StepDialogProps = { title: string; description?: string; onClose(): void; footer?: ReactNode; children: ReactNode }

/** What a step of an order asks before it is done. */
export const StepDialog = ({ title, onClose, ...rest }: StepDialogProps) => (
  <Dialog open onOpenChange={onClose} size="sm" title={<bdi>{title}</bdi>} {...rest} />
)

type TakingBackProps = {
  title: string
  icon: IconName
  confirm: string
  note: string
  onNote(note: string): void
  onConfirm(): void
  onClose(): void
  children: ReactNode
}

const NOTE_MAX = 200

/** A step that takes something from the customer (the order, the sale): a way back, and room for a word to them. */
export const TakingBackDialog = ({ icon, confirm, note, onNote, onConfirm, children, ...frame }: TakingBackProps) => {
  const { t } = useT()
  return (
    <StepDialog
      {...frame}
      footer={
        <>
          <Button variant="secondary" onClick={frame.onClose}>
            {t('common.back')}
          </Button>
          <Button variant="destructive" icon={icon} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {children}
        <TextField
          label={t('orders.board.reject.note')}
          optional
          maxLength={NOTE_MAX}
          value={note}
          onChange={(event) => onNote(event.target.value)}
          autoComplete="off"
        />
      </div>
    </StepDialog>
  )
}

/** A word to the customer as a step carries it: nothing when there is none. */
export const noteOf = (note: string): { note?: string } => (note.trim() ? { note: note.trim() } : {})
