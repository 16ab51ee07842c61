import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type StepperProps = {
  label: string
  steps: readonly string[]
  /** Index of the current step. */
  current: number
  /** The page shows the current step's name as a title below, so a phone does not show it twice. */
  isTitled?: boolean
}

/** Progress through a wizard or checkout. On narrow screens only the current step shows its name. */
export const Stepper = ({ label, steps, current, isTitled = false }: StepperProps) => (
  <nav aria-label={label}>
    <ol className="flex flex-wrap items-center gap-y-1">
      {steps.map((step, index) => {
        const done = index < current
        const running = index === current
        return (
          <li key={step} aria-current={running ? 'step' : undefined} className={cx('flex items-center', index > 0 && 'flex-1')}>
            {index > 0 && (
              <span
                aria-hidden
                className={cx(
                  'mx-1 min-w-3 flex-1 sm:mx-2 border-t-2 border-dashed',
                  done || running ? 'border-brand' : 'border-line-strong',
                )}
              />
            )}
            <span
              className={cx(
                'flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-bold text-sm',
                done && 'border-cloth bg-cloth text-on-cloth',
                running && 'border-brand bg-brand-soft text-brand',
                !done && !running && 'border-line-strong text-ink-soft',
              )}
            >
              {done ? <Icon name="check" size="xs" /> : index + 1}
            </span>
            <span
              className={cx('ms-2 text-sm', running ? 'font-bold' : 'text-ink-soft', (!running || isTitled) && 'max-lg:sr-only')}
            >
              {step}
            </span>
          </li>
        )
      })}
    </ol>
  </nav>
)
