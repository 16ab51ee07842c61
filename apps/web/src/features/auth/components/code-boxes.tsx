import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

type CodeBoxesProps = { length: number; value: string; onChange(code: string): void; label: string; error?: string | undefined }

/** One box for each digit of a code: moves on by itself, back with backspace, takes a pasted or auto-filled code whole. */
export const CodeBoxes = ({ length, value, onChange, label, error }: CodeBoxesProps) => {
  const { t } = useT()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(length - 1, index))]?.focus()
  const put = (index: number, typed: string) => {
    const digits = typed.replace(/\D/g, '')
    if (!digits) return
    const next = (value.slice(0, index) + digits + value.slice(index + digits.length)).slice(0, length)
    onChange(next)
    focus(index + digits.length)
  }
  const handleKey = (index: number, event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      const at = index < value.length ? index : value.length - 1
      onChange(value.slice(0, Math.max(0, at)) + value.slice(at + 1))
      focus(at)
    }
    if (event.key === 'ArrowLeft') focus(index - 1)
    if (event.key === 'ArrowRight') focus(index + 1)
  }
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault()
    put(0, event.clipboardData.getData('text'))
  }
  return (
    <fieldset aria-describedby={error ? 'code-error' : undefined}>
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="flex gap-3" dir="ltr">
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
            value={value[index] ?? ''}
            onChange={(event) => put(index, event.target.value.slice(value[index] ? 1 : 0))}
            onKeyDown={(event) => handleKey(index, event)}
            onPaste={handlePaste}
            onFocus={(event) => event.target.select()}
            className="figures size-14 rounded-lg border-2 border-line-strong bg-surface text-center font-bold text-2xl focus:border-brand aria-invalid:border-error"
          />
        ))}
      </div>
      {error && (
        <p id="code-error" role="alert" className="mt-2 text-error text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}
