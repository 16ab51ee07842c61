import { Dialog as Primitive } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'
import './sheets.css'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  footer?: ReactNode
  /** Maximum width: 448, 576, 832 or 960 px; `full`: the whole screen. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full'
  /** The element that has the focus first; without it the first that can. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** A modal dialog; on a phone a sheet from the bottom. The focus is trapped inside and restored afterwards. */
export const Dialog = ({ open, onOpenChange, title, description, footer, size = 'md', initialFocus, children }: DialogProps) => {
  const labels = useUiLabels()
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Backdrop className="jh-backdrop" />
        <Primitive.Viewport className="jh-viewport">
          <Primitive.Popup className={`jh-sheet jh-dialog jh-dialog-${size}`} {...(initialFocus && { initialFocus })}>
            <div className="jh-sheet-head">
              <div>
                <Primitive.Title className="jh-sheet-title">{title}</Primitive.Title>
                {description && <Primitive.Description className="jh-sheet-note">{description}</Primitive.Description>}
              </div>
              <Primitive.Close render={<IconButton icon="x" label={labels.close} />} />
            </div>
            {children && <div className="jh-sheet-body">{children}</div>}
            {footer && <div className="jh-sheet-foot">{footer}</div>}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
