import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { useUiLabels } from './ui-labels.tsx'

export type FieldFrame = {
  label: string
  hint?: ReactNode
  /** What is wrong, in the reader's language; marks the field invalid. */
  error?: string | undefined
  /** Says "(optional)" after the label. */
  optional?: boolean | undefined
  /** Keeps the label for readers but not on screen. */
  hideLabel?: boolean | undefined
}

/** What a control inside a `Field` must carry. */
export type FieldControl = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Look shared by every box one types or chooses in. */
export const CONTROL_CLASS = 'control eases'

type FieldProps = FieldFrame & {
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, control, hint and error as one, tied together for screen readers. */
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
