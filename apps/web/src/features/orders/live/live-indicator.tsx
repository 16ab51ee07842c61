import { useState } from 'react'
import type { ConnectionStatus } from '../../../domain/realtime/realtime-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import type { Sound } from '../alerts/sound-unlock.ts'
import { bellText } from './bell-text.ts'
import { useLiveOrders } from './live-orders.tsx'

const SheetPart = lazyPart(() => import('./live-sheet.tsx').then((module) => module.LiveSheet))

const DOTS: Record<ConnectionStatus, string> = {
  connected: 'bg-success',
  connecting: 'bg-warning',
  disconnected: 'bg-error',
  error: 'bg-error',
}

const pictureOf = (status: ConnectionStatus, sound: Sound): IconName => {
  if (status === 'disconnected' || status === 'error') return 'offline'
  return sound === 'on' ? 'bell' : 'volume-off'
}

/**
 * The one sign for the live channel and the bell in the header of every counter screen. What is worst is its icon; a press shows both in
 * full. Where the browser wants a tap before sound, that press is the tap.
 */
export const LiveIndicator = () => {
  const { t } = useT()
  const { status, sound, bell, startShop, maySleep } = useLiveOrders()
  const [isOpen, setOpen] = useState(false)
  const giveUp = useLoadFailure(() => setOpen(false))
  const isToHear = sound === 'locked' && bell === 'on'
  const icon = pictureOf(status, sound)
  const tone = icon === 'offline' ? 'text-error' : icon === 'volume-off' || maySleep ? 'bg-warning-soft text-warning' : 'text-ink'
  const connection = t(`orders.board.connection.${status}`)
  const bellNow = t(bellText(sound, bell))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={`${connection}, ${bellNow}`}
        onClick={() => (isToHear ? void startShop() : setOpen(true))}
        className={cx(
          'eases presses relative inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full px-2.5 hover:bg-sunken',
          tone,
        )}
      >
        <span className="relative inline-flex">
          <Icon name={icon} size="md" />
          <span
            aria-hidden
            className={cx('absolute -end-1.5 -top-1.5 size-3 rounded-full border-2 border-surface', DOTS[status])}
          />
        </span>
        {isToHear && <span className="font-medium text-sm max-md:sr-only">{bellNow}</span>}
        <span role="status" className="sr-only">
          <span>{connection}</span>
          {!isToHear && <span>, {bellNow}</span>}
        </span>
      </button>
      {isOpen && <SheetPart part={{ onClose: () => setOpen(false) }} onFailed={giveUp} />}
    </>
  )
}
