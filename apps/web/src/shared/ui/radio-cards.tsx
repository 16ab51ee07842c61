import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type RadioCard<Value extends string> = {
  value: Value
  title: string
  hint?: ReactNode
  icon?: IconName
  /** Shown at the end: a price, a chip. */
  end?: ReactNode
  disabled?: boolean
}

type RadioCardsProps<Value extends string> = {
  label: string
  hideLabel?: boolean
  options: readonly RadioCard<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** Side by side from 480 px on. */
  columns?: 1 | 2 | 3
  error?: string | undefined
}

const COLUMNS = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const

/** A choice of one among a few, each a large card: delivery or pickup, payment method, delivery time. */
export const RadioCards = <Value extends string>(props: RadioCardsProps<Value>) => {
  const { label, hideLabel = false, options, value, onChange, columns = 1, error } = props
  const name = useId()
  return (
    <fieldset {...(error && { 'aria-describedby': `${name}-error` })}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 font-medium text-sm'}>{label}</legend>
      <div className={cx('grid gap-2.5', COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className="choice eases flex min-h-16 items-center gap-3 rounded-lg border-2 border-line bg-surface px-4 py-3"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="dot size-5 outline-none"
            />
            {option.icon && <Icon name={option.icon} size="md" />}
            <span className="min-w-0 flex-1">
              <span className="block font-semibold text-ink">{option.title}</span>
              {option.hint && <span className="block text-ink-soft text-sm">{option.hint}</span>}
            </span>
            {option.end}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} role="alert" className="mt-1.5 font-medium text-error text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
