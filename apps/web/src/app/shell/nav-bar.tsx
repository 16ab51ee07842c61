import { useLayoutEffect } from 'react'
import { useMay } from '../../domain/account/use-may.ts'
import { useTyping } from '../../shared/hooks/use-typing.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Link, useLocation } from '../../shared/navigation/navigation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { ToolCount } from './counts/tool-count.tsx'
import { useShellDialogs } from './shell-dialogs.ts'
import { barTools, type Tool, toolAt } from './tools.ts'

const ENTRY = 'eases relative flex h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-ink-soft'
const PICTURE = 'relative flex h-7 min-w-12 items-center justify-center rounded-full px-3'
/** 11 px at least; in picture mode the icon says it all. */
const NAME = 'block max-w-full truncate text-[0.6875rem] leading-[1.35] [[data-reading=none]_&]:sr-only'

const Entry = ({ tool, isCurrent }: { tool: Tool; isCurrent: boolean }) => {
  const { t } = useT()
  const isMain = tool.id === 'create'
  return (
    <Link to={tool.to} aria-current={isCurrent ? 'page' : undefined} className={cx(ENTRY, isCurrent && 'font-bold text-brand')}>
      <span className={cx(PICTURE, isMain ? 'bg-action text-on-action' : isCurrent && 'bg-brand-soft')}>
        <Icon name={tool.icon} size="md" />
      </span>
      <span className={NAME}>{t(tool.label)}</span>
      <ToolCount of={tool.id} className="absolute start-1/2 top-0.5 ms-2" />
    </Link>
  )
}

/** Tells the page that a bar stands at its bottom: `--nav` of styles-counter.css is then its height. */
const useRoomForBar = (isShown: boolean): void => {
  useLayoutEffect(() => {
    if (!isShown) return
    document.documentElement.dataset.nav = 'bar'
    return () => {
      delete document.documentElement.dataset.nav
    }
  }, [isShown])
}

/** The bar at the bottom of a phone: four tools and More. */
export const NavBar = () => {
  const { t } = useT()
  const may = useMay()
  const open = useShellDialogs()
  const tools = barTools(may)
  const current = toolAt(useLocation())
  const isTyping = useTyping()
  useRoomForBar(!isTyping)
  const isElsewhere = current !== undefined && !tools.includes(current)
  return (
    <nav
      aria-label={t('orders.board.nav.name')}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
      hidden={isTyping}
    >
      <ul className="mx-auto grid h-14 max-w-2xl auto-cols-fr grid-flow-col">
        {tools.map((tool) => (
          <li key={tool.id} className="min-w-0">
            <Entry tool={tool} isCurrent={tool === current} />
          </li>
        ))}
        <li className="min-w-0">
          <button
            type="button"
            aria-haspopup="dialog"
            className={cx(ENTRY, isElsewhere && 'font-bold text-brand')}
            onClick={() => open('more')}
          >
            <span className={cx(PICTURE, isElsewhere && 'bg-brand-soft')}>
              <Icon name="menu" size="md" />
            </span>
            <span className={NAME}>{t('orders.board.nav.more')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
