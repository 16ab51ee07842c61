import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx'
import { Icon } from './icon.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectProps = FieldFrame &
  ComponentProps<'select'> & {
    /** Options; grouped options are passed as children instead. */
    options?: readonly SelectOption[]
    /** First option, which selects nothing. */
    placeholder?: string
  }

/** The native select: it works best on a phone. */
export const Select = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  options,
  placeholder,
  children,
  ...rest
}: SelectProps) => (
  <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
    {(control) => (
      <div className="relative flex items-center">
        <select {...rest} {...control} className={cx(CONTROL_CLASS, 'appearance-none pe-11')}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3.5 text-ink-soft" />
      </div>
    )}
  </Field>
)
