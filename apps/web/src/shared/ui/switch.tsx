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

/** On or off at once, without a Save button. Label at the start, switch at the end of the line. */
export const Switch = ({ label, hint, checked, onChange, disabled = false, hideLabel = false, name, className }: SwitchProps) => (
  <label className={cx('flex min-h-11 items-center justify-between gap-4 has-disabled:opacity-50', className)}>
    <span className={hideLabel ? 'sr-only' : undefined}>
      {label}
      {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
    </span>
    <span className="relative inline-flex shrink-0 items-center">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="peer h-7 w-12 appearance-none rounded-full border-2 border-line-strong bg-sunken transition checked:border-brand checked:bg-brand"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute start-1.5 size-4 rounded-full bg-line-strong transition-all peer-checked:start-[1.625rem] peer-checked:bg-on-brand"
      />
    </span>
  </label>
)
