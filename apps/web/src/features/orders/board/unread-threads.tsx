import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { THREAD_EVENT } from '../../../domain/orders/thread-news.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type Marked = { card: Element; orderId: string; unread: number }

const isSame = (one: readonly Marked[], other: readonly Marked[]): boolean =>
  one.length === other.length && one.every(({ card, unread }, at) => other[at]?.card === card && other[at].unread === unread)

/** The cards of these orders, as far as they are drawn; found again when the board draws or moves cards. */
const useCards = (unread: readonly { order_id: string; unread: number }[] | undefined): readonly Marked[] => {
  const [marked, setMarked] = useState<readonly Marked[]>([])
  useEffect(() => {
    const find = () => {
      const found = (unread ?? []).flatMap(({ order_id: orderId, unread: count }) =>
        [...document.querySelectorAll(`[data-card="${orderId}"]`)].map((card) => ({ card, orderId, unread: count })),
      )
      setMarked((before) => (isSame(before, found) ? before : found))
    }
    find()
    if (!unread?.length) return
    const observer = new MutationObserver(find)
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [unread])
  return marked
}

/**
 * Marks the cards of orders whose customers wrote something that nobody at the shop has read. It is loaded with the tools of the board
 * and draws into the cards, so that the board that is downloaded first knows nothing of messages.
 */
export const UnreadThreads = () => {
  const { t } = useT()
  const hasTexts = useArea('tracking.later')
  const { data, refetch } = useQuery({ ...apiQuery('GET /orders/threads', {}), staleTime: 0, refetchOnWindowFocus: true })
  const readAgain = useEffectEvent(() => void refetch({ cancelRefetch: false }))
  useEffect(() => {
    const hear = () => readAgain()
    addEventListener(THREAD_EVENT, hear)
    return () => removeEventListener(THREAD_EVENT, hear)
  }, [])
  const cards = useCards(data?.orders)
  return cards.map(({ card, orderId, unread }) =>
    createPortal(
      <span className="pointer-events-none absolute end-2 -top-2">
        <StatusChip tone="warning" icon="message" className="figures">
          {hasTexts && <span className="sr-only">{t('tracking.later.thread.title')}</span>} {unread}
        </StatusChip>
      </span>,
      card,
      orderId,
    ),
  )
}
