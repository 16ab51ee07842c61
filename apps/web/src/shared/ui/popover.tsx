import { Popover as Primitive } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { POPUP_CLASS } from './overlay-look.ts'

type PopoverProps = {
  /** A Button or IconButton. */
  trigger: ReactElement
  title?: ReactNode
  align?: 'start' | 'center' | 'end'
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** A small sheet beside its button: a filter, a few details, a short form. */
export const Popover = ({ trigger, title, align = 'center', open, onOpenChange, children }: PopoverProps) => (
  <Primitive.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
    <Primitive.Trigger render={trigger} />
    <Primitive.Portal>
      <Primitive.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50">
        <Primitive.Popup
          className={cx(
            POPUP_CLASS,
            'max-h-(--available-height) w-[min(22rem,calc(100vw-1rem))] origin-(--transform-origin) overflow-y-auto p-4',
          )}
        >
          {title && <Primitive.Title className="mb-2 text-lg">{title}</Primitive.Title>}
          {children}
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.Root>
)
