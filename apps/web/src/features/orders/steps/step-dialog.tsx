import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type StepDialogProps = { title: string; description?: string; onClose(): void; footer?: ReactNode; children: ReactNode }

/** A dialog that asks for input before a step of an order. */
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

/** A step that ends the order or the sale: with a back button, and a field for a note to the customer. */
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

/** The note to the customer for a step's request; `undefined` when it is empty. */
export const noteOf = (note: string): { note?: string } => (note.trim() ? { note: note.trim() } : {})
