import type { ComponentProps } from 'react'
import { Link } from '../navigation/navigation.tsx'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

const TONES = {
  plain: 'text-ink hover:bg-sunken',
  brand: 'text-brand hover:bg-brand-soft',
  solid: 'bg-cloth text-on-cloth hover:bg-cloth-hover',
  outline: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  danger: 'text-error hover:bg-error-soft',
} as const

type IconButtonStyle = {
  icon: IconName
  /** Accessible name, and the tooltip. */
  label: string
  tone?: keyof typeof TONES
  /** A count on the corner, e.g. items in the cart, unread messages. 0 shows nothing. */
  count?: number
}

const look = (tone: keyof typeof TONES, className?: string) =>
  cx(
    'relative inline-flex size-11 shrink-0 items-center justify-center rounded-full eases presses disabled:opacity-40',
    TONES[tone],
    className,
  )

const Count = ({ count }: { count: number }) =>
  count > 0 ? (
    <bdi className="absolute -end-0.5 -top-0.5 min-w-5 rounded-full bg-action px-1 text-center font-bold text-on-action text-xs leading-5">
      {count > 99 ? '99+' : count}
    </bdi>
  ) : null

/** A round 44 px button with an icon only. */
export const IconButton = ({
  icon,
  label,
  tone = 'plain',
  count = 0,
  className,
  ...rest
}: IconButtonStyle & Omit<ComponentProps<'button'>, 'children'>) => (
  <button type="button" title={label} {...rest} aria-label={label} className={look(tone, className)}>
    <Icon name={icon} size="md" />
    <Count count={count} />
  </button>
)

/** The same as a link inside the app. */
export const IconLink = ({
  icon,
  label,
  tone = 'plain',
  count = 0,
  className,
  ...rest
}: IconButtonStyle & Omit<ComponentProps<typeof Link>, 'children'>) => (
  <Link title={label} {...rest} aria-label={count > 0 ? `${label} (${count})` : label} className={look(tone, className)}>
    <Icon name={icon} size="md" />
    <Count count={count} />
  </Link>
)
