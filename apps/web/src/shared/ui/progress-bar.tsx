import { cx } from './cx.ts'

const TONES = {
  primary: 'text-brand',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-error',
  action: 'text-action',
} as const

type ProgressBarProps = { label: string; value: number; max?: number; tone?: keyof typeof TONES; className?: string }

/** A progress bar: free delivery, an import, password strength. The browser's own element, so no inline style is needed. */
export const ProgressBar = ({ label, value, max = 100, tone = 'primary', className }: ProgressBarProps) => (
  <progress
    aria-label={label}
    value={Math.min(value, max)}
    max={max}
    className={cx('meter block w-full', TONES[tone], className)}
  />
)
