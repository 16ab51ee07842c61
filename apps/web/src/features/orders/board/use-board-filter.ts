import { useCallback, useDeferredValue, useEffect, useState } from 'react'
import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import type { Order } from '../data/board-state.ts'
import { type BoardFilter, fitsFilter, isNarrowing, NO_FILTER } from './board-filter.ts'

const HALF_MINUTE_MS = 30_000

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** `/` opens the search, unless somebody types or a dialog is open. */
const useSlash = (open: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
}

/** The search of the board: whether it is open, and which orders it leaves. It works on what is on the device. */
export const useBoardFilter = () => {
  const labels = useItemLabels()
  const [isOpen, setOpen] = useState(false)
  const [filter, setFilter] = useState<BoardFilter>(NO_FILTER)
  const open = useCallback(() => {
    setOpen(true)
    // It takes the focus when it appears; when it is open already, the key brings the focus back.
    document.querySelector<HTMLElement>('#board-search input')?.focus()
  }, [])
  useSlash(open)
  // Sixty cards are drawn after the letter that was typed.
  const used = useDeferredValue(filter)
  const nowMs = useNow(used.marks.includes('late') ? HALF_MINUTE_MS : null, serverNow)
  const isOn = isNarrowing(used)
  const pick = useCallback(
    (orders: readonly Order[]): readonly Order[] => {
      if (!isOn) return orders
      const nameOf = (item: Order['items'][number]) => labels.name({ name: item.product_name, name_hi: item.product_name_hi })
      return orders.filter((order) => fitsFilter(order, used, { nowMs, nameOf }))
    },
    [isOn, used, nowMs, labels],
  )
  const close = useCallback(() => {
    setOpen(false)
    setFilter(NO_FILTER)
  }, [])
  return { isOpen, isOn, filter, change: setFilter, open, close, pick }
}

export type BoardSearchState = ReturnType<typeof useBoardFilter>
