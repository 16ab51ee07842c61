import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

type OutsideProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & {
  icon: IconName
  /** Accessible name, and the tooltip. */
  label: string
  href: string
}

// The look of an outlined IconButton: pages of customers have no bytes left for a shared one.
const LOOK =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface text-ink eases presses hover:bg-sunken'

/** A round 44 px link out of the app (`tel:`, `https:`) with an icon only. */
export const OutsideIconLink = ({ icon, label, href, ...rest }: OutsideProps) => (
  <a rel="noreferrer" title={label} {...rest} href={href} aria-label={label} className={LOOK}>
    <Icon name={icon} size="md" />
  </a>
)
