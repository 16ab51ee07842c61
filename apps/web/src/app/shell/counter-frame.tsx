import { type ReactNode, useCallback, useState } from 'react'
import { HeaderNews, HeaderTools, HeaderUndo } from '../../domain/shell/header-tools.ts'
import { SkipLink } from '../../domain/shell/skip-link.tsx'
import { UndoBar, UndoInHeader } from '../../features/orders/actions/undo-bar.tsx'
import { NewsLine } from '../../features/orders/alerts/news-line.tsx'
import { LiveIndicator } from '../../features/orders/live/live-indicator.tsx'
import { useWideScreen } from '../../shared/hooks/use-wide-screen.ts'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../shared/lazy/use-load-failure.ts'
import { SearchButton } from './search-button.tsx'
import { type ShellDialog, ShellDialogs } from './shell-dialogs.ts'
import { useSearchKeys } from './use-search-keys.ts'

const DialogPart = lazyPart(() => import('./open-dialog.tsx').then((module) => module.OpenDialog))
// After the orders: the first card does not wait for them. Their room is kept.
const RailPart = lazyPart(() => import('./side-rail.tsx').then((module) => module.SideRail))
const BarPart = lazyPart(() => import('./nav-bar.tsx').then((module) => module.NavBar))
const SearchPart = lazyPart(() => import('./counter-search.tsx').then((module) => module.CounterSearch))
const HEADER_TOOLS = (
  <>
    <SearchButton />
    <LiveIndicator />
  </>
)

const UNDO_IN_HEADER = <UndoInHeader />

/** Around every screen of the shop: the rail at the side or the bar at the bottom, and what they open. */
export const CounterFrame = ({ children }: { children: ReactNode }) => {
  const isWide = useWideScreen()
  const [dialog, open] = useState<ShellDialog | null>(null)
  const close = () => open(null)
  const giveUp = useLoadFailure(close)
  useSearchKeys(useCallback(() => open('search'), []))
  return (
    <ShellDialogs value={open}>
      <HeaderTools value={HEADER_TOOLS}>
        <SkipLink />
        <div className="lg:flex">
          {isWide && <RailPart part={{}} whileLoading={<div className="w-16 shrink-0" />} />}
          <HeaderUndo value={isWide ? UNDO_IN_HEADER : null}>
            <HeaderNews value={NewsLine}>
              <div className="min-w-0 flex-1">{children}</div>
            </HeaderNews>
          </HeaderUndo>
        </div>
        {!isWide && <BarPart part={{}} />}
        {!isWide && <UndoBar />}
        {dialog === 'search' && <SearchPart part={{ onClose: close }} onFailed={giveUp} />}
        {dialog && dialog !== 'search' && <DialogPart part={{ dialog, onClose: close }} onFailed={giveUp} />}
      </HeaderTools>
    </ShellDialogs>
  )
}
