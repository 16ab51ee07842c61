import { useDirection } from '@base-ui/react/direction-provider'
import { Drawer as Primitive } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { BACKDROP_CLASS } from './overlay-look.ts'
import { useUiWords } from './ui-words.tsx'

const SIDES = {
  bottom: {
    viewport: 'items-end',
    popup:
      'max-h-[85dvh] w-full rounded-t-xl border-t data-starting-style:translate-y-full data-ending-style:translate-y-full [transform:translateY(var(--drawer-swipe-movement-y))]',
  },
  end: {
    viewport: 'justify-end',
    popup:
      'h-full w-[min(26rem,calc(100vw-3rem))] border-s data-starting-style:translate-x-full data-ending-style:translate-x-full ' +
      'rtl:data-starting-style:-translate-x-full rtl:data-ending-style:-translate-x-full [transform:translateX(var(--drawer-swipe-movement-x))]',
  },
  start: {
    viewport: 'justify-start',
    popup:
      'h-full w-[min(20rem,calc(100vw-3rem))] border-e data-starting-style:-translate-x-full data-ending-style:-translate-x-full ' +
      'rtl:data-starting-style:translate-x-full rtl:data-ending-style:translate-x-full [transform:translateX(var(--drawer-swipe-movement-x))]',
  },
} as const

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** `bottom` for a choice on the phone, `end` for filters and details, `start` for the menu. */
  side?: keyof typeof SIDES
  footer?: ReactNode
  children: ReactNode
}

/** A sheet from an edge of the screen; a swipe back puts it away. */
export const Drawer = ({ open, onOpenChange, title, side = 'bottom', footer, children }: DrawerProps) => {
  const words = useUiWords()
  const isRtl = useDirection() === 'rtl'
  const swipe = side === 'bottom' ? 'down' : (side === 'end') !== isRtl ? 'right' : 'left'
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection={swipe}>
      <Primitive.Portal>
        <Primitive.Backdrop className={BACKDROP_CLASS} />
        <Primitive.Viewport className={cx('fixed inset-0 z-40 flex', SIDES[side].viewport)}>
          <Primitive.Popup
            className={cx(
              'flex flex-col border-line bg-surface shadow-high outline-none transition duration-300 ease-soft data-swiping:select-none data-swiping:duration-0',
              SIDES[side].popup,
            )}
          >
            {side === 'bottom' && <span aria-hidden className="mx-auto mt-2 h-1.5 w-12 shrink-0 rounded-full bg-line" />}
            <div className="flex items-center gap-2 py-2 ps-5 pe-3">
              <Primitive.Title className="flex-1 text-xl">{title}</Primitive.Title>
              <Primitive.Close render={<IconButton icon="x" label={words.close} />} />
            </div>
            <Primitive.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">
              {children}
            </Primitive.Content>
            {footer && (
              <div className="flex gap-3 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:flex-1">
                {footer}
              </div>
            )}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
