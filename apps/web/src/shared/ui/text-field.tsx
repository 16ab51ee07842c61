import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'prefix'> & {
    icon?: IconName
    /** Fixed prefix: `+91`, `₹`. */
    prefix?: string
    /** A button or unit at the end of the box: show password, `kg`. */
    suffix?: ReactNode
  }

/** One line of text, a number, a date, a time or a password. Works with `{...register('name')}`. */
export const TextField = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  icon,
  prefix,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) => (
  <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
    {(control) => (
      <div className="relative flex items-center">
        {icon && <Icon name={icon} className="pointer-events-none absolute start-3.5 text-ink-soft" />}
        {prefix && <bdi className="pointer-events-none absolute start-3.5 text-ink-soft">{prefix}</bdi>}
        <input
          type="text"
          {...rest}
          {...control}
          className={cx(
            CONTROL_CLASS,
            icon && 'ps-11',
            prefix && (prefix.length > 1 ? 'ps-13' : 'ps-9'),
            suffix !== undefined && 'pe-13',
          )}
        />
        {suffix !== undefined && (
          <span
            className={cx(
              'absolute end-0.5 flex min-w-11 items-center justify-center text-ink-soft',
              typeof suffix === 'string' && 'pe-3',
            )}
          >
            {suffix}
          </span>
        )}
      </div>
    )}
  </Field>
)
