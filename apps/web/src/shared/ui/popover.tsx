import { Popover as Primitive } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import './popups.css'
import './sheets.css'

type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement
  title?: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A popover beside its button: a filter, a few details, a short form. */
export const Popover = ({ trigger, title, align = 'center', open, onOpenChange, children }: PopoverProps) => (
  <Primitive.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
    <Primitive.Trigger render={trigger} />
    <Primitive.Portal>
      <Primitive.Positioner align={align} sideOffset={6} collisionPadding={8} className="jh-positioner">
        <Primitive.Popup className="jh-popup jh-popup-card">
          {title && <Primitive.Title className="jh-sheet-title mb-2">{title}</Primitive.Title>}
          {children}
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.Root>
)
