import { cx } from './cx.ts'

const TONES = {
  primary: '[&::-webkit-progress-value]:bg-brand [&::-moz-progress-bar]:bg-brand',
  success: '[&::-webkit-progress-value]:bg-success [&::-moz-progress-bar]:bg-success',
  warning: '[&::-webkit-progress-value]:bg-warning [&::-moz-progress-bar]:bg-warning',
  error: '[&::-webkit-progress-value]:bg-error [&::-moz-progress-bar]:bg-error',
  action: '[&::-webkit-progress-value]:bg-action [&::-moz-progress-bar]:bg-action',
} as const

type ProgressBarProps = { label: string; value: number; max?: number; tone?: keyof typeof TONES; className?: string }

/** How far something is: free delivery, an import, the strength of a password. The browser's own element, so no inline style. */
export const ProgressBar = ({ label, value, max = 100, tone = 'primary', className }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={Math.min(value, max)}
    max={max}
    className={cx(
      'block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-sunken',
      '[&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-all',
      TONES[tone],
      className,
    )}
  />
)
