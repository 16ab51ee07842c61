import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type Segment<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: IconName
  /** Accessible name when only the icon is shown. */
  iconOnlyLabel?: string
}

type SegmentedControlProps<Value extends string> = {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  fullWidth?: boolean
}

/** Two to four alternatives: Customer/Store Owner, list/grid/table. Radio buttons, so that arrow keys work. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  fullWidth = false,
}: SegmentedControlProps<Value>) => {
  const name = useId()
  return (
    <fieldset className={cx('rounded-md bg-sunken p-1', fullWidth ? 'flex w-full' : 'inline-flex flex-wrap')}>
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={cx(
            'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-md font-semibold text-ink-soft text-sm eases',
            'choice border border-transparent hover:text-ink',
            fullWidth ? 'flex-1 px-2 text-center wrap-anywhere' : 'px-3.5',
          )}
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="sr-only"
            {...(segment.iconOnlyLabel && { 'aria-label': segment.iconOnlyLabel })}
          />
          {segment.icon && <Icon name={segment.icon} />}
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
