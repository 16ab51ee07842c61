import { type MouseEvent, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'
import { useUiLabels } from './ui-labels.tsx'

type QuantityStepperProps = {
  /** Name of the counted thing, spoken with every press. */
  name: string
  /** In base units: pieces, grams, millilitres. 0 means none. */
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number
  /** Formats the value: `(grams) => '1.5 kg'`. The plain number by default. */
  format?: (value: number) => string
  /** With `min` 0: one Add button while the value is 0. */
  addButton?: boolean
  size?: 'md' | 'lg'
  disabled?: boolean
  className?: string
}

const SIZES = {
  md: { box: 'min-h-11', part: 'h-11 w-11' },
  lg: { box: 'min-h-14 text-lg', part: 'h-14 w-14' },
} as const

/** The next multiple of the step above, and below: a quantity bought by weight or by rupees returns to whole steps. */
const stepUp = (value: number, step: number): number => (Math.floor(value / step) + 1) * step
const stepDown = (value: number, step: number): number => (Math.ceil(value / step) - 1) * step

/** The pressed button may be replaced: the focus moves to its replacement. */
const useHandedOnFocus = (isAdd: boolean) => {
  const next = useRef<HTMLButtonElement>(null)
  const pressed = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with it
  useEffect(() => {
    if (pressed.current && !pressed.current.isConnected) next.current?.focus({ preventScroll: true })
    pressed.current = null
  }, [isAdd])
  return {
    next,
    press: (event: MouseEvent<HTMLElement>) => {
      // A value changed by other code does not move the focus.
      pressed.current = event.currentTarget === document.activeElement ? event.currentTarget : null
    },
  }
}

/** Minus, amount, plus; in a narrow card the amount takes two lines. Minus at the last step sets 0 when `min` is 0. */
export const QuantityStepper = (props: QuantityStepperProps) => {
  const {
    name,
    value,
    onChange,
    min = 0,
    max = 99,
    step = 1,
    format = String,
    addButton = false,
    size = 'md',
    disabled = false,
    className,
  } = props
  const labels = useUiLabels()
  const { box, part } = SIZES[size]
  const isAdd = addButton && value === 0
  const focus = useHandedOnFocus(isAdd)
  if (isAdd) {
    return (
      <button
        ref={focus.next}
        type="button"
        disabled={disabled}
        aria-label={`${labels.add} ${name}`}
        onClick={(event) => {
          focus.press(event)
          onChange(Math.min(max, Math.max(min, step)))
        }}
        className={cx(
          'inline-flex min-w-20 items-center justify-center gap-1 rounded-md border-2 border-brand bg-surface px-4 font-bold text-brand eases presses hover:bg-brand-soft disabled:border-line disabled:text-ink-soft',
          box,
          className,
        )}
      >
        {labels.add}
        <Icon name="plus" size="xs" />
      </button>
    )
  }
  const press = cx(
    'inline-flex shrink-0 items-center justify-center rounded-md eases hover:bg-cloth-hover disabled:opacity-40',
    part,
  )
  const empties = stepDown(value, step) < Math.max(min, 1)
  return (
    <fieldset
      className={cx(
        'inline-flex min-w-20 items-center justify-between rounded-md bg-cloth font-bold text-on-cloth',
        box,
        className,
      )}
      disabled={disabled}
    >
      <legend className="sr-only">{name}</legend>
      <button
        type="button"
        className={press}
        aria-label={empties && min === 0 ? labels.remove(name) : labels.decrease(name)}
        disabled={value <= min}
        onClick={(event) => {
          focus.press(event)
          onChange(Math.max(min, stepDown(value, step)))
        }}
      >
        <Icon name={empties && min === 0 ? 'trash' : 'minus'} />
      </button>
      <output className="min-w-0 text-center leading-tight">
        <bdi>{format(value)}</bdi>
      </output>
      <button
        ref={focus.next}
        type="button"
        className={press}
        aria-label={labels.increase(name)}
        disabled={value >= max}
        onClick={() => onChange(Math.min(max, stepUp(value, step)))}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
