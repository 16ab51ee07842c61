import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import './sheets.css'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** The action cannot be undone or deletes something. */
  danger?: boolean
  /** The action is running. */
  busy?: boolean
  /** Additional fields, e.g. a reason or an amount. */
  children?: ReactNode
}

/** Asks for confirmation of an important action. It closes by its buttons only, not by a press outside. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    danger = false,
    busy = false,
    children,
  } = props
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Backdrop className="jh-backdrop" />
        <Primitive.Viewport className="jh-viewport">
          <Primitive.Popup className="jh-sheet jh-dialog jh-dialog-confirm">
            <div className="jh-sheet-head">
              <div>
                <Primitive.Title className="jh-sheet-title">{title}</Primitive.Title>
              </div>
            </div>
            <div className="jh-sheet-body">
              {description && <Primitive.Description className="jh-sheet-note">{description}</Primitive.Description>}
              {children && <div className="mt-4">{children}</div>}
            </div>
            <div className="jh-sheet-foot">
              <Primitive.Close disabled={busy} render={<Button variant="secondary">{cancelLabel}</Button>} />
              <Button variant={danger ? 'destructive' : 'primary'} loading={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
