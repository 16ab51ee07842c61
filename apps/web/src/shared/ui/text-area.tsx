import type { ComponentProps } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx'

/** Several lines of text; grows with its content where the browser can. */
export const TextArea = ({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id,
  className,
  rows = 3,
  ...rest
}: FieldFrame & ComponentProps<'textarea'>) => (
  <Field {...{ label, hint, error, optional, hideLabel, id, className }}>
    {(control) => <textarea rows={rows} {...rest} {...control} className={cx(CONTROL_CLASS, 'field-sizing-content py-2.5')} />}
  </Field>
)
