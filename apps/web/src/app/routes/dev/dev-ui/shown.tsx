import type { ReactNode } from 'react'

/** One part of the page: a title and things that belong together. */
export const Shown = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid min-w-0 grid-cols-1 gap-4">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)

/** Things side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap items-center gap-3">{children}</div>
