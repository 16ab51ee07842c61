import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonStyle, buttonClass } from './button-style.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    icon?: IconName
    iconEnd?: IconName
    /** Shows a spinner, keeps the focus and ignores presses. */
    loading?: boolean
  }

/** A button with a text. `type` defaults to `button`, so it never submits a form by accident. */
export const Button = (props: ButtonProps) => {
  const {
    variant,
    size,
    fullWidth,
    icon,
    iconEnd,
    loading = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      {...rest}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={press}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }), ...(fullWidth && { fullWidth }) }, className)}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  )
}
