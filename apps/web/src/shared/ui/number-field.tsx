import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'> & {
  /** NaN shows an empty field. */
  value: number
  /** NaN while the field is empty. */
  onChange: (value: number) => void
  /** Allows a point and two digits after it. */
  decimals?: boolean
}

const toNumber = (text: string): number => (text === '' || text === '.' ? Number.NaN : Number(text))

/** A number that is typed: keeps what was typed (`20.`) while it is, and follows the value when it changes elsewhere. */
export const NumberField = ({ value, onChange, decimals = false, ...rest }: NumberFieldProps) => {
  const [text, setText] = useState(Number.isNaN(value) ? '' : String(value))
  const shown = Object.is(toNumber(text), value) ? text : Number.isNaN(value) ? '' : String(value)
  const type = (typed: string) => {
    const tidy = typed.replace(decimals ? /[^\d.]/g : /\D/g, '').slice(0, 9)
    if (decimals && !/^\d*(\.\d{0,2})?$/.test(tidy)) return
    setText(tidy)
    onChange(toNumber(tidy))
  }
  return (
    <TextField
      {...rest}
      inputMode={decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      value={shown}
      onChange={(event) => type(event.target.value)}
    />
  )
}
