import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { TONE_SOFT, type Tone } from './tones.ts'
import { useUiLabels } from './ui-labels.tsx'

const ICONS: Record<Tone, IconName> = {
  success: 'check-circle',
  warning: 'alert',
  error: 'x-circle',
  primary: 'info',
  neutral: 'info',
}

type AlertProps = {
  tone?: Tone
  title?: string
  icon?: IconName
  /** A Button or link under the text. */
  action?: ReactNode
  /** Shows a close button. */
  onDismiss?: () => void
  className?: string
  children?: ReactNode
}

/** A message inside the page. Errors interrupt a screen reader; other tones are announced politely. */
export const Alert = ({ tone = 'primary', title, icon, action, onDismiss, className, children }: AlertProps) => {
  const labels = useUiLabels()
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx(
        'flex items-start gap-3 rounded-lg border border-transparent px-4 py-3 hc:border-current',
        TONE_SOFT[tone],
        className,
      )}
    >
      <Icon name={icon ?? ICONS[tone]} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className="text-ink text-sm">{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={labels.close}
          onClick={onDismiss}
          className="-my-2.5 -me-3 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-surface"
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  )
}

/** Banner across the page while the device is offline: what still works, in one line. */
export const OfflineNotice = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="flex min-h-11 items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center font-medium text-sm text-warning"
  >
    <Icon name="offline" size="sm" />
    <span>{children}</span>
  </div>
)
