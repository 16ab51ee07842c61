import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  hideLabel?: boolean
  name?: string
  className?: string
}

/** A switch that applies immediately, without a Save button. Label at the start, switch at the end of the line. */
export const Switch = ({ label, hint, checked, onChange, disabled = false, hideLabel = false, name, className }: SwitchProps) => (
  <label className={cx('flex min-h-11 items-center justify-between gap-4 has-disabled:opacity-50', className)}>
    <span className={hideLabel ? 'sr-only' : undefined}>
      {label}
      {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      name={name}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="toggle eases"
    />
  </label>
)
