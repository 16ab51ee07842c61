import type { SetUpStep } from '@jhola/contract/stores/set-up/steps'
import type { ReactNode } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon } from '../../../shared/ui/icon.tsx'

type StepProps = {
  step: SetUpStep
  number: number
  isDone: boolean
  /** The first step that is not done: it stands out. */
  isNext: boolean
  /** What is known: the address, the hours, how many products. */
  value?: ReactNode
  children?: ReactNode
}

/** One step of the set-up: what it is for, what is known, and what to do. */
export const SetUpStepRow = ({ step, number, isDone, isNext, value, children }: StepProps) => {
  const { t } = useT()
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className={cx('flex gap-3 rounded-lg border bg-surface p-3 sm:p-4', isNext ? 'border-brand shadow-low' : 'border-line')}
    >
      <span
        className={cx(
          'flex size-8 shrink-0 items-center justify-center rounded-full border-2 font-bold text-sm',
          isDone
            ? 'border-cloth bg-cloth text-on-cloth'
            : isNext
              ? 'border-brand bg-brand-soft text-brand'
              : 'border-line-strong text-ink-soft',
        )}
      >
        {isDone ? <Icon name="check" size="xs" label={t('stores.set-up.done')} /> : number}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <div>
          <h2 className="font-semibold text-base">{t(`stores.set-up.step.${step}`)}</h2>
          <p className="text-ink-soft text-sm">{t(`stores.set-up.hint.${step}`)}</p>
          {value && <p className="mt-1 break-words font-medium">{value}</p>}
        </div>
        {children && <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>}
      </div>
    </li>
  )
}
