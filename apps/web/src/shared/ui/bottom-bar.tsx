import type { ReactNode } from 'react'

/** A bar fixed at the bottom (the cart, the next step), clear of the phone's own bar. Leaves room for itself in the page. */
export const BottomBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <div aria-hidden className="h-24 print:hidden" />
    <section
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] shadow-high print:hidden"
    >
      <div className="mx-auto flex max-w-248 items-center justify-between gap-4">{children}</div>
    </section>
  </>
)
