import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  label: ReactNode
  hint?: ReactNode
  hideLabel?: boolean
  /** Some but not all of its items are selected. */
  mixed?: boolean
  ref?: (element: HTMLInputElement | null) => void
}

/** A checkbox; the whole line, 44 px high, is the tap target. Works with `{...register('name')}`. */
export const Checkbox = ({ label, hint, hideLabel = false, mixed = false, className, ref, ...rest }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const setBox = (element: HTMLInputElement | null) => {
    box.current = element
    ref?.(element)
  }
  return (
    <label
      className={cx(
        'inline-flex min-h-11 items-center gap-3 has-disabled:opacity-50',
        hideLabel && 'min-w-11 justify-center',
        className,
      )}
    >
      <span className="relative inline-flex size-6 shrink-0 items-center justify-center">
        <input type="checkbox" {...rest} ref={setBox} className="tick eases size-6 rounded-sm" />
        <Icon name={mixed ? 'minus' : 'check'} className="eases pointer-events-none absolute text-on-brand" />
      </span>
      <span className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {hint && <span className="block text-ink-soft text-sm">{hint}</span>}
      </span>
    </label>
  )
}
