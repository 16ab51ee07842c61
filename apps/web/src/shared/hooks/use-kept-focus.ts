import { useEffect, useLayoutEffect, useRef } from 'react'

const CARD = '[data-card]'
const buttonsOf = (card: Element) => [...card.querySelectorAll<HTMLElement>('button, a')]

/**
 * Gives the focus back to the same button of a card (`data-card`: its id) that was built anew in another place, because it moved to
 * another list. To call in the component that renders the lists.
 */
export const useKeptFocus = (): void => {
  const focused = useRef<Element>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element && target.closest(CARD) ? target : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useLayoutEffect(() => {
    const lost = focused.current
    if (!(lost instanceof HTMLElement) || lost.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    // What was removed still hangs together.
    const before = lost.closest<HTMLElement>(CARD)
    const now = before && document.querySelector(`[data-card="${before.dataset.card}"]`)
    if (now) buttonsOf(now)[buttonsOf(before).indexOf(lost)]?.focus({ preventScroll: true })
  })
}
