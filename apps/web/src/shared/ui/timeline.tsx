import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

export type TimelineState = 'done' | 'current' | 'todo' | 'failed'
export type TimelineItem = {
  key: string
  title: string
  state: TimelineState
  icon?: IconName
  time?: ReactNode
  note?: ReactNode
}

const DOTS: Record<TimelineState, string> = {
  done: 'bg-success text-on-success',
  current: 'bg-action text-on-action halo',
  todo: 'border-2 border-line-strong bg-surface text-ink-soft',
  failed: 'bg-error text-on-error',
}
const SIGNS: Partial<Record<TimelineState, IconName>> = { done: 'check', failed: 'x' }

/** The progress of an order, top to bottom: past, current and future steps, with their times. */
export const Timeline = ({ label, items }: { label: string; items: readonly TimelineItem[] }) => (
  <ol aria-label={label}>
    {items.map((item, index) => {
      const sign = SIGNS[item.state] ?? item.icon
      const last = index === items.length - 1
      return (
        <li
          key={item.key}
          aria-current={item.state === 'current' ? 'step' : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {!last && (
            <span
              aria-hidden
              className={cx(
                'absolute start-[1.0625rem] top-9 bottom-0 border-s-2',
                item.state === 'done' ? 'border-success' : 'border-line-strong border-dashed',
              )}
            />
          )}
          <span className={cx('z-1 flex size-9 shrink-0 items-center justify-center rounded-full', DOTS[item.state])}>
            {sign ? <Icon name={sign} /> : <span className="size-2 rounded-full bg-current" />}
          </span>
          <div className="min-w-0 flex-1 pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p
                className={cx(item.state === 'todo' ? 'text-ink-soft' : 'font-semibold', item.state === 'failed' && 'text-error')}
              >
                {item.title}
              </p>
              {item.time && <p className="text-ink-soft text-sm figures">{item.time}</p>}
            </div>
            {item.note && <p className="text-ink-soft text-sm">{item.note}</p>}
          </div>
        </li>
      )
    })}
  </ol>
)
