import { Dialog as Primitive } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { BACKDROP_CLASS } from './overlay-look.ts'
import { useUiWords } from './ui-words.tsx'

const SIZES = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons at the bottom; they stay in view while the content scrolls. */
  footer?: ReactNode
  size?: keyof typeof SIZES
  children?: ReactNode
}

/** A window over the page; on a phone a sheet that rises from the bottom. Focus stays inside and comes back afterwards. */
export const Dialog = ({ open, onOpenChange, title, description, footer, size = 'md', children }: DialogProps) => {
  const words = useUiWords()
  return (
    <Primitive.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Primitive.Portal>
        <Primitive.Backdrop className={BACKDROP_CLASS} />
        <Primitive.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Primitive.Popup
            className={cx(
              'flex max-h-[92dvh] w-full flex-col rounded-t-xl border border-line bg-surface shadow-high outline-none transition duration-200 sm:rounded-xl',
              'data-starting-style:translate-y-6 data-starting-style:opacity-0 data-ending-style:translate-y-6 data-ending-style:opacity-0',
              SIZES[size],
            )}
          >
            <div className="flex items-start gap-2 border-line border-b py-3 ps-5 pe-3">
              <div className="min-w-0 flex-1 py-1.5">
                <Primitive.Title className="text-xl">{title}</Primitive.Title>
                {description && <Primitive.Description className="text-ink-soft text-sm">{description}</Primitive.Description>}
              </div>
              <Primitive.Close render={<IconButton icon="x" label={words.close} />} />
            </div>
            {children && <div className="overflow-y-auto overscroll-contain px-5 py-4">{children}</div>}
            {footer && (
              <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1">
                {footer}
              </div>
            )}
          </Primitive.Popup>
        </Primitive.Viewport>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
