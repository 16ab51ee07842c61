import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { TONE_SOLID, type Tone } from './tones.ts'

/** A count or a label of two or three letters in full colour. */
export const Badge = ({ tone = 'primary', className, children }: { tone?: Tone; className?: string; children: ReactNode }) => (
  <bdi
    className={cx(
      'inline-flex min-w-5 items-center justify-center rounded-full px-1.5 font-bold text-xs leading-5',
      TONE_SOLID[tone],
      className,
    )}
  >
    {children}
  </bdi>
)
