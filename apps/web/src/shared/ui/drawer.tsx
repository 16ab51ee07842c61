import { useDirection } from '@base-ui/react/direction-provider'
import { Drawer as Primitive } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'
import './sheets.css'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** `bottom` for a choice on the phone, `end` for filters and details, `start` for the menu. */
  side?: 'bottom' | 'end' | 'start'
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from an edge of the screen; a swipe closes it. */
export const Drawer = ({ open, onOpenChange, title, side = 'bottom', footer, children }: DrawerProps) => {
  const labels = useUiLabels()
  const isRtl = useDirection() === 'rtl'
  const swipe = side === 'bottom' ? 'down' : (side === 'end') !== isRtl ? 'right' : 'left'
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={swipe}>
      <Primitive.Portal>
        <Primitive.Backdrop className="jh-backdrop" />
        <Primitive.Viewport className="jh-viewport">
          <Primitive.Popup className={`jh-sheet jh-drawer jh-drawer-${side}`}>
            <div className="jh-sheet-head">
              <Primitive.Title className="jh-sheet-title">{title}</Primitive.Title>
              <Primitive.Close render={<IconButton icon="x" label={labels.close} />} />
            </div>
            <Primitive.Content className="jh-sheet-body">{children}</Primitive.Content>
            {footer && <div className="jh-sheet-foot">{footer}</div>}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
