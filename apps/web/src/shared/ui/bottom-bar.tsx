import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** `wide`: the width of a counter screen. */
type BottomBarProps = { label: string; wide?: boolean; children: ReactNode }

/** A bar fixed at the bottom (the cart, the next step), above the device's safe area. Reserves space for itself in the page. */
export const BottomBar = ({ label, wide = false, children }: BottomBarProps) => (
  <>
    <div aria-hidden className="h-24 print:hidden" />
    <section
      aria-label={label}
      className="above-nav fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high print:hidden"
    >
      <div className={cx('mx-auto flex items-center justify-between gap-4', wide ? 'max-w-312' : 'max-w-248')}>{children}</div>
    </section>
  </>
)
