import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: string
  name?: string
  value: number
  min: number
  max: number
  step?: number
  /** Formats a value: `5 km`. */
  say: (value: number) => string
  onChange: (value: number) => void
  hint?: ReactNode
  error?: string | undefined
}

/** A range slider, with the value and both bounds as text. */
export const Slider = ({ label, name, value, min, max, step = 1, say, onChange, hint, error }: SliderProps) => {
  const id = useId()
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <output htmlFor={id} className="font-semibold figures">
          <bdi>{say(value)}</bdi>
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        className="h-11 w-full accent-brand"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={say(value)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className="flex justify-between text-ink-soft text-sm" aria-hidden>
        <span>{say(min)}</span>
        <span>{say(max)}</span>
      </div>
      {hint && <p className="mt-1 text-ink-soft text-sm">{hint}</p>}
      {error && (
        <p role="alert" className="font-medium text-error text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
