import { rupeeSigns } from '@jhola/contract/orders/rupee-signs'
import { formatRupees, rupeesToPaise } from '@jhola/contract/shared/money'
import { counted } from '@jhola/contract/voice/parts'
import { useCallback, useSyncExternalStore } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import type { ShownMessage } from '../../shared/ui/message-store.ts'
import { useTimedDismiss } from '../../shared/ui/use-timed-dismiss.ts'
import { confirmations } from './confirm-in-rupees.ts'

/** How long it is shown. */
const SHOWN_MS = 3000

const Overlay = ({ shown }: { shown: ShownMessage<{ rupees: number }> }) => {
  const { t, language } = useT()
  const dismiss = useCallback(() => confirmations.dismiss(shown.id), [shown.id])
  const hold = useTimedDismiss(dismiss, SHOWN_MS)
  return (
    <div
      {...hold}
      role="status"
      data-opening={['confirmed', ...counted(language, Math.round(shown.rupees), 'rupees')].join(' ')}
      className="pointer-events-none fixed inset-0 z-40 flex animate-rise flex-col items-center justify-center gap-4 bg-success text-center text-on-success"
    >
      <Icon name="check-circle" className="size-24" label={t('orders.board.action.confirmed')} />
      <bdi className="font-bold text-[4.5rem] leading-tight">{rupeeSigns(rupeesToPaise(shown.rupees))}</bdi>
      <bdi className="font-bold text-[2.75rem] figures">{formatRupees(shown.rupees)}</bdi>
      <bdi className="font-semibold text-2xl figures">{shown.text}</bdi>
    </div>
  )
}

/** The large confirmation of an accepted order, for shops in picture mode. */
export const RupeeOverlay = () =>
  useSyncExternalStore(confirmations.subscribe, confirmations.messages, confirmations.messages).map((one) => (
    <Overlay key={one.id} shown={one} />
  ))
