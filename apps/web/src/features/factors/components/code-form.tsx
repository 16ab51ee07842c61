import { type FormEvent, type ReactNode, useState } from 'react'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

const DIGITS = 6

type CodeFormProps = {
  label: string
  save: string
  isBusy: boolean
  error?: string | undefined
  onChange?(): void
  onCode(code: string): void
  children?: ReactNode
}

/** Six digits, of a message or of an authenticator app. */
export const CodeForm = ({ label, save, isBusy, error, onChange, onCode, children }: CodeFormProps) => {
  const { t } = useT()
  const [code, setCode] = useState('')
  const [isShort, setShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length !== DIGITS) return setShort(true)
    onCode(code)
    setCode('')
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="max-w-60"
        maxLength={DIGITS}
        value={code}
        error={isShort ? t('auth.factors.sixDigits') : error}
        onChange={(event) => {
          setCode(typedDigits(event.target.value).slice(0, DIGITS))
          setShort(false)
          onChange?.()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand" loading={isBusy}>
          {save}
        </Button>
        {children}
      </div>
    </form>
  )
}
