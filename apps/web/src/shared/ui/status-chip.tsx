import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { TONE_SOFT, type Tone } from './tones.ts'

/** A small status label: order status, open or closed, in stock or not. */
export const StatusChip = ({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: Tone
  icon?: IconName
  className?: string
  children: ReactNode
}) => (
  <span
    className={cx(
      'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-sm lg:whitespace-nowrap hc:border hc:border-current',
      TONE_SOFT[tone],
      className,
    )}
  >
    {icon && <Icon name={icon} size="xs" />}
    {children}
  </span>
)
