import { AlertDialog as Primitive } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { BACKDROP_CLASS } from './overlay-look.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** The step cannot be undone or takes something away. */
  danger?: boolean
  /** The step is under way. */
  busy?: boolean
  /** A reason to choose, an amount to type. */
  children?: ReactNode
}

/** Asks before a step that matters. It closes by an answer only, never by a press beside it. */
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
        <Primitive.Backdrop className={BACKDROP_CLASS} />
        <Primitive.Viewport className="fixed inset-0 z-40 flex items-center justify-center p-4">
          <Primitive.Popup className="max-h-full w-full max-w-md overflow-y-auto rounded-xl border border-line bg-surface p-6 shadow-high outline-none transition duration-200 data-ending-style:scale-95 data-starting-style:scale-95 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <Primitive.Title className="text-xl">{title}</Primitive.Title>
            {description && <Primitive.Description className="mt-2 text-ink-soft">{description}</Primitive.Description>}
            {children && <div className="mt-4">{children}</div>}
            <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
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
