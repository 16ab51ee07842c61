import { isPin, PIN_DIGITS } from '@jhola/contract/auth/pin/rules'
import { type FormEvent, type ReactNode, useState } from 'react'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type PinFormProps = {
  label: string
  save: string
  isBusy: boolean
  error?: string | undefined
  /** The last digit is enough, as on a phone's own lock. */
  isQuick?: boolean
  onPin(pin: string): void
  children?: ReactNode
}

/** Four digits that nobody reads over a shoulder. */
export const PinForm = ({ label, save, isBusy, error, isQuick = false, onPin, children }: PinFormProps) => {
  const { t } = useT()
  const [pin, setPin] = useState('')
  const [isShort, setShort] = useState(false)
  const give = (given: string) => {
    onPin(given)
    setPin('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPin(pin)) return setShort(true)
    give(pin)
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <TextField
        label={label}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="max-w-60"
        maxLength={PIN_DIGITS}
        autoFocus={isQuick}
        disabled={isBusy}
        value={pin}
        error={isShort ? t('auth.factors.pin.missing') : error}
        onChange={(event) => {
          const typed = typedDigits(event.target.value).slice(0, PIN_DIGITS)
          setShort(false)
          if (isQuick && isPin(typed)) give(typed)
          else setPin(typed)
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
