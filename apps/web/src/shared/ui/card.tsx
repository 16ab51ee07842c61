import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type CardProps = {
  /** The HTML element. */
  as?: 'div' | 'section' | 'article' | 'li'
  /** Lifts on hover: for a card that is one big link or button. */
  lifts?: boolean
  /** Padding; `none` when a picture touches the edge. */
  padding?: 'none' | 'sm' | 'md'
  className?: string
  children: ReactNode
  'aria-label'?: string
  'aria-labelledby'?: string
}

const PADDING = { none: '', sm: 'p-3', md: 'p-4 md:p-5' } as const

/** A card: one subject and what belongs to it. */
export const Card = ({ as: Element = 'div', lifts = false, padding = 'md', className, children, ...rest }: CardProps) => (
  <Element
    {...rest}
    className={cx('rounded-lg border border-line bg-surface shadow-low', lifts && 'eases lifts', PADDING[padding], className)}
  >
    {children}
  </Element>
)

/** Title line of a card with an optional action at its end. */
export const CardTitle = ({
  children,
  action,
  as: Heading = 'h2',
}: {
  children: ReactNode
  action?: ReactNode
  as?: 'h2' | 'h3'
}) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
    <Heading className="min-w-min flex-1 text-lg">{children}</Heading>
    {action}
  </div>
)
