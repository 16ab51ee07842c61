import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { IconButton, IconLink } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'

type AppBarProps = {
  /** The page's `h1`. */
  title: ReactNode
  subtitle?: ReactNode
  /** Target of Back; `onBack` handles it instead. */
  backTo?: string
  onBack?: () => void
  /** Accessible name of Back when it says more than "Back". */
  backLabel?: string
  /** Icon buttons at the end. */
  actions?: ReactNode
  /** A search field or tabs under the title. */
  children?: ReactNode
  /** Stays at the top while the page scrolls. */
  sticky?: boolean
  wide?: boolean
}

/** Header of a page: back, title, actions. */
export const AppBar = ({
  title,
  subtitle,
  backTo,
  onBack,
  backLabel,
  actions,
  children,
  sticky = true,
  wide = false,
}: AppBarProps) => {
  const labels = useUiLabels()
  const label = backLabel ?? labels.back
  return (
    <header className={cx('min-w-0 border-line border-b bg-surface print:hidden', sticky && 'sticky top-0 z-20')}>
      <div className={cx('mx-auto px-4', wide ? 'max-w-screen-xl' : 'max-w-5xl')}>
        {/* Beside many icons a phone has room for a short title only, so the subtitle has a line of its own. */}
        <div className="flex min-h-16 flex-wrap items-center gap-x-2 py-2">
          {backTo !== undefined && <IconLink icon="arrow-start" label={label} to={backTo} className="-ms-2.5" />}
          {backTo === undefined && onBack && <IconButton icon="arrow-start" label={label} onClick={onBack} className="-ms-2.5" />}
          <h1 className="line-clamp-3 min-w-0 flex-1 sm:text-lg md:text-xl">{title}</h1>
          {actions && <div className="-me-2 flex items-center gap-0.5">{actions}</div>}
          {subtitle && <div className="w-full text-ink-soft text-sm">{subtitle}</div>}
        </div>
        {children && <div className="pb-3">{children}</div>}
      </div>
    </header>
  )
}
