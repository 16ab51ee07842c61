import { cx } from './cx.ts'

const VARIANTS = {
  primary: 'bg-action text-on-action shadow-low hover:bg-action-hover',
  brand: 'bg-cloth text-on-cloth hover:bg-cloth-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  ghost: 'text-brand hover:bg-brand-soft',
  success: 'bg-success text-on-success',
  danger: 'border border-error bg-surface text-error hover:bg-error-soft',
  destructive: 'bg-error text-on-error',
} as const

const SIZES = {
  sm: 'min-h-11 px-3 text-sm gap-1.5',
  md: 'min-h-12 px-5 gap-2',
  lg: 'min-h-14 px-7 text-lg gap-2.5',
} as const

/**
 * `primary` (marigold) is the main action: at most one in a view. `brand` (indigo) adds and chooses, `secondary` is any other
 * action, `ghost` a quiet one, `success` accepts an order, `danger` rejects or deletes, `destructive` confirms that in a dialog.
 */
export type ButtonVariant = keyof typeof VARIANTS
/** Heights in px: 44, 48, 56. */
export type ButtonSize = keyof typeof SIZES

export type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; fullWidth?: boolean }

/** Class names of a button's style, for buttons and for links that look like one. */
export const buttonClass = ({ variant = 'primary', size = 'md', fullWidth = false }: ButtonStyle, className?: string): string =>
  cx(
    'inline-flex select-none items-center justify-center rounded-md text-center font-semibold eases presses',
    'disabled:opacity-50 hc:border hc:border-current',
    VARIANTS[variant],
    SIZES[size],
    variant === 'primary' && size !== 'sm' && 'stitched',
    fullWidth && 'w-full',
    className,
  )
