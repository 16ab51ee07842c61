import type { ReactNode } from 'react'

/** A section of the page: a title and related components. */
export const Shown = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

/** A row of components. */
export const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap items-center gap-3">{children}</div>
