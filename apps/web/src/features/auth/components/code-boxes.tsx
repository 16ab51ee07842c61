import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { putDigits, takeDigit } from '../code-digits.ts'

type CodeBoxesProps = {
  length: number
  value: string
  onChange(code: string): void
  label: string
  error?: string | undefined
  disabled?: boolean
}

/** One box for each digit of a code: advances by itself, goes back with Backspace, accepts a pasted or autofilled code. */
export const CodeBoxes = ({ length, value, onChange, label, error, disabled = false }: CodeBoxesProps) => {
  const { t } = useT()
  const id = useId()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(length - 1, index))]?.focus()
  // A wrong code is cleared: the next try starts at the first box.
  useEffect(() => {
    if (error && value === '' && !disabled) boxes.current[0]?.focus()
  }, [error, value, disabled])

  const put = (index: number, typed: string) => {
    const next = putDigits(value, index, typed, length)
    if (next === null) return
    onChange(next.code)
    focus(next.focus)
  }
  const handleKey = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault()
      const next = takeDigit(value, index)
      onChange(next.code)
      focus(next.focus)
    } else if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    // Typing the same digit again does not change the box's value, so the browser sends no input event.
    else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      put(index, event.key)
    }
  }
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault()
    put(0, event.clipboardData.getData('text'))
  }
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} disabled={disabled}>
      <legend className="mb-3 text-ink-soft">{label}</legend>
      <div className="flex justify-center gap-2 sm:gap-3" dir="ltr">
        {Array.from({ length }, (_, index) => index).map((index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box
            }}
            aria-label={t('auth.codeDigit', { position: index + 1, count: length })}
            aria-invalid={error ? true : undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // biome-ignore lint/a11y/noAutofocus: the code is the only field of this step
            autoFocus={index === 0}
            value={value[index] ?? ''}
            onChange={(event) => put(index, event.target.value)}
            onKeyDown={(event) => handleKey(index, event)}
            onPaste={handlePaste}
            onFocus={(event) => event.target.select()}
            className="h-14 w-14 min-w-0 rounded-lg border-2 border-line-strong bg-surface text-center font-bold text-2xl figures focus:border-brand aria-invalid:border-error"
          />
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-3 flex items-start gap-1.5 font-medium text-error text-sm">
          <Icon name="alert" size="xs" className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
