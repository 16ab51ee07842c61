import { type ReactNode, useRef } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

type SearchFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** Enter was pressed. */
  onSubmit?: (value: string) => void
  onFocus?: (() => void) | undefined
  /** A button at the end, such as a barcode scanner or a microphone. */
  action?: ReactNode
  /** Its name in the address that Enter leads to without scripts. */
  name?: string | undefined
  className?: string
}

/** A search box with a clear button. */
export const SearchField = ({ label, value, onChange, onSubmit, action, className, ...rest }: SearchFieldProps) => {
  const labels = useUiLabels()
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={className}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.(value)
        }}
        className="control-within eases flex min-h-12 items-center rounded-full ps-4"
      >
        <Icon name="search" className="text-ink-soft" />
        <input
          ref={input}
          type="search"
          {...rest}
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full min-w-0 flex-1 px-3 outline-none"
        />
        {value !== '' && <IconButton icon="x" label={labels.clear} onClick={() => onChange('')} />}
        {action}
      </form>
    </search>
  )
}
