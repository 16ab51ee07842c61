import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useUiLabels } from './ui-labels.tsx'

export type FieldFrame = {
  label: string
  hint?: ReactNode
  /** Error text in the reader's language; marks the field invalid. */
  error?: string | undefined
  /** Shows "(optional)" after the label. */
  optional?: boolean | undefined
  /** Hides the label visually; screen readers still have it. */
  hideLabel?: boolean | undefined
}

/** Attributes that a control inside a `Field` must have. */
export type FieldControl = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Style shared by all input boxes. */
export const CONTROL_CLASS = 'control eases'

type FieldProps = FieldFrame & {
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error, linked for screen readers. */
export const Field = ({
  label,
  hint,
  error,
  optional = false,
  hideLabel = false,
  id: givenId,
  className,
  children,
}: FieldProps) => {
  const ownId = useId()
  const labels = useUiLabels()
  const id = givenId ?? ownId
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block font-medium text-sm'}>
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({labels.optional})</span>}
      </label>
      {children({ id, ...(error && { 'aria-invalid': true }), ...(describedBy && { 'aria-describedby': describedBy }) })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1.5 font-medium text-error text-sm">
          <Icon name="alert" size="xs" className="mt-0.5" />
          {error}
        </p>
      )}
    </div>
  )
}
