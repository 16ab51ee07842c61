import { type ComponentProps, useState } from 'react'
import { typedDecimal, typedDigits } from '../format/typed-digits.ts'
import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** NaN shows an empty field. */
  value: number
  /** NaN while the field is empty. */
  onChange: (value: number) => void
  /** Allows a decimal point and this many digits after it; `true` allows two, as for rupees. */
  decimals?: boolean | number
}

const toNumber = (text: string): number => (text === '' || text === '.' ? Number.NaN : Number(text))

/** A number input: keeps the typed text (`20.`) while editing, and follows the value when it changes elsewhere. */
export const NumberField = ({ value, onChange, decimals = false, ...rest }: NumberFieldProps) => {
  const [text, setText] = useState(Number.isNaN(value) ? '' : String(value))
  const shown = Object.is(toNumber(text), value) ? text : Number.isNaN(value) ? '' : String(value)
  const places = decimals === true ? 2 : Number(decimals)
  const type = (typed: string) => {
    const tidy = (places > 0 ? typedDecimal(typed) : typedDigits(typed)).slice(0, 11)
    const [, fraction = '', ...more] = tidy.split('.')
    if (fraction.length > places || more.length > 0) return
    setText(tidy)
    onChange(toNumber(tidy))
  }
  return (
    <TextField
      {...rest}
      inputMode={places > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={(event) => type(event.target.value)}
    />
  )
}
