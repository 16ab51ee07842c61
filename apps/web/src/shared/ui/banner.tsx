import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'

type BannerProps = {
  icon?: IconName
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  tone?: 'action' | 'brand'
  className?: string
}

const TONES = { action: 'bg-action-soft text-ink', brand: 'bg-cloth text-on-cloth' } as const

/** A promotion across the page: free delivery above ₹500, an offer, a festival greeting. With a stitched edge. */
export const Banner = ({ icon, title, children, action, tone = 'action', className }: BannerProps) => (
  <div className={cx('stitched flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg px-5 py-4', TONES[tone], className)}>
    {icon && (
      <span
        className={cx(
          'flex size-11 items-center justify-center rounded-full',
          tone === 'brand' ? 'bg-surface text-brand' : 'bg-action text-on-action',
        )}
      >
        <Icon name={icon} size="md" />
      </span>
    )}
    <div className="min-w-40 flex-1">
      <p className="font-bold">{title}</p>
      {children && <div className="text-sm">{children}</div>}
    </div>
    {action && <div className="relative z-1">{action}</div>}
  </div>
)
