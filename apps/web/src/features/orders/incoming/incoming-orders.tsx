import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useShopPreferences } from '../../../domain/preferences/shop-preferences.ts'
import { HeaderNotice } from '../../../domain/shell/header-tools.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useAsideOrders } from '../alerts/aside-orders.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { useWorking } from './use-working.ts'

const ScreenPart = lazyPart(() => import('./incoming-screen.tsx').then((module) => module.IncomingScreen))

/** Nothing covers the work of a person: one line under the header says that orders wait, and opens them. */
const QuietRing = ({ count, onOpen }: { count: number; onOpen(): void }) => {
  const { t } = useT()
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center justify-center gap-2 bg-action px-4 font-semibold text-on-action print:hidden"
      onClick={onOpen}
    >
      <Icon name="bell-ring" className="animate-ring" />
      {t('orders.board.waiting', { count })}
    </button>
  )
}

/**
 * New orders take the screen, the longest waiting first, on every screen of the shop. Who is in the middle of something gets one line
 * instead. Off in the preferences: then they are on the board only.
 */
export const IncomingOrders = ({ children }: { children: ReactNode }) => {
  const { incoming } = useShopPreferences().counter
  const may = useMay()
  const { orders, ringing } = useLiveOrders()
  const aside = useAsideOrders()
  const stack =
    incoming && may('orders.accept')
      ? orders
          .filter(({ id, status }) => status === 'pending' && ringing.has(id) && !aside.has(id))
          .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
      : []
  const isEmpty = stack.length === 0
  const [isOpen, setOpen] = useState(false)
  const isWorking = useWorking(!isEmpty && !isOpen)
  useEffect(() => {
    if (!isEmpty && !isWorking) setOpen(true)
  }, [isEmpty, isWorking])
  // The screen closes itself: before, it may say who answered the last order.
  const close = useCallback(() => setOpen(false), [])
  const count = isOpen ? 0 : stack.length
  // Headers do not render again while the number is the same.
  const ring = useMemo(() => (count === 0 ? null : <QuietRing count={count} onOpen={() => setOpen(true)} />), [count])
  return (
    <>
      <HeaderNotice value={ring}>{children}</HeaderNotice>
      {isOpen && <ScreenPart part={{ stack, onEmpty: close }} />}
    </>
  )
}
