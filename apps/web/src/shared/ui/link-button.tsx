import type { ComponentProps } from 'react'
import { Link } from '../navigation/navigation.tsx'
import { type ButtonStyle, buttonClass } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'

type LinkStyle = ButtonStyle & { icon?: IconName; iconEnd?: IconName }
type InsideProps = LinkStyle & ComponentProps<typeof Link>
type OutsideProps = LinkStyle & ComponentProps<'a'> & { href: string }

/** A link inside the app that looks like a button. */
export const LinkButton = ({
  variant = 'primary',
  size = 'md',
  fullWidth = false,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: InsideProps) => (
  <Link {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
    {iconEnd && <Icon name={iconEnd} />}
  </Link>
)

/** The same for addresses outside the app (`tel:`, `mailto:`, `https:`, `upi:`) or a file to download. */
export const OutsideLinkButton = (props: OutsideProps) => {
  const { variant = 'primary', size = 'md', fullWidth = false, icon, iconEnd, className, children, ...rest } = props
  return (
    <a rel="noreferrer" {...rest} className={buttonClass({ variant, size, fullWidth }, className)}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  )
}
