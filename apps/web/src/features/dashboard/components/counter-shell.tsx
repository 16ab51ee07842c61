import { type ReactNode, use } from 'react'
import { HeaderNews, HeaderNotice, HeaderTools, HeaderUndo } from '../../../domain/shell/header-tools.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { IconLink } from '../../../shared/ui/icon-button.tsx'
import { useUiLabels } from '../../../shared/ui/ui-labels.tsx'

type ShellProps = {
  title: string
  subtitle?: ReactNode
  backTo?: string
  /** A notice across the page, e.g. that the device is offline. */
  notice?: ReactNode
  /** Additional links in the header, before what every screen has there. */
  actions?: ReactNode
  /** The content uses the whole width of a large screen: the board. */
  isWide?: boolean
  children: ReactNode
}

const Subtitle = ({ children }: { children: ReactNode }) => {
  const News = use(HeaderNews)
  const own = children && <div className="truncate text-ink-soft text-xs">{children}</div>
  return News ? <News otherwise={own} /> : own
}

/** The start page: on a wide screen the rail leads there from everywhere. */
const HOME = '/store-dashboard'

/**
 * Frame of every counter screen: a header of 56 px with the title, and the content. The tools of the shop around it are the app's
 * (`app/shell`).
 */
export const CounterShell = ({ title, subtitle, backTo, notice, actions, isWide = false, children }: ShellProps) => {
  const labels = useUiLabels()
  const tools = use(HeaderTools)
  return (
    <>
      <header className="sticky top-0 z-20 min-w-0 border-line border-b bg-surface print:hidden">
        <div className="flex h-[calc(3.5rem-1px)] items-center gap-1 overflow-hidden px-4">
          {backTo !== undefined && (
            <IconLink
              icon="arrow-start"
              label={labels.back}
              to={backTo}
              className={cx('-ms-2.5', backTo === HOME && 'lg:hidden')}
            />
          )}
          <div className="group/title min-w-0 flex-1">
            <h1
              className={cx(
                'text-lg leading-tight',
                subtitle ? 'truncate' : 'line-clamp-2 md:truncate md:text-xl group-has-data-news/title:line-clamp-1',
              )}
            >
              {title}
            </h1>
            <Subtitle>{subtitle}</Subtitle>
          </div>
          {use(HeaderUndo)}
          <div className="-me-2 flex shrink-0 items-center lg:gap-2">
            {actions}
            {tools}
          </div>
        </div>
      </header>
      <div className="sticky top-14 z-10 print:hidden">
        {use(HeaderNotice)}
        {notice}
      </div>
      <main
        id="content"
        className={cx('mx-auto w-full p-4 pb-[calc(1rem+var(--nav,0px))] [--head-top:3.5rem]', !isWide && 'max-w-screen-xl')}
      >
        {children}
      </main>
    </>
  )
}
