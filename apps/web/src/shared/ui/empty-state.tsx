import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

type EmptyStateProps = {
  icon: IconName
  title: string
  hint?: ReactNode
  /** The next step: a Button or LinkButton. */
  action?: ReactNode
  /** Heading level; `h1` when the page has nothing else. */
  as?: 'h1' | 'h2' | 'p'
}

/** Empty state: what is empty, why, and the next step. */
export const EmptyState = ({ icon, title, hint, action, as: Heading = 'h2' }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
    <span className="mb-5 flex size-24 items-center justify-center rounded-full border border-line weave text-brand">
      <Icon name={icon} size="xl" />
    </span>
    <Heading className="font-bold text-xl">{title}</Heading>
    {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
    {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
)
