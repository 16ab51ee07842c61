import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

type ChipProps = {
  chosen: boolean
  onChange: (chosen: boolean) => void
  icon?: IconName
  disabled?: boolean
  children: ReactNode
}

/** A filter that is on or off. The pill is 36 px, its target 44. */
export const Chip = ({ chosen, onChange, icon, disabled = false, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    disabled={disabled}
    onClick={() => onChange(!chosen)}
    className="inline-flex min-h-11 shrink-0 items-center rounded-full disabled:opacity-50"
  >
    <span
      className={cx(
        'inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 font-medium text-sm eases',
        chosen ? 'border-cloth bg-cloth text-on-cloth' : 'border-line-strong bg-surface text-ink',
      )}
    >
      {chosen ? <Icon name="check" size="xs" /> : icon && <Icon name={icon} size="xs" />}
      {children}
    </span>
  </button>
)
