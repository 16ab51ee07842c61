import type { Language } from '@jhola/contract/shared/wire'
import { partsIn } from '@jhola/contract/voice/phrases'
import { canRead, readNow, say, sayNow } from '../../shared/voice/say.ts'
import { spokenLabelOf, stateIn, type TextsHere } from './spoken-label.ts'
import './pictures.css'

export type Hearing = { language: Language; rate: number; texts: TextsHere }

const CONTROLS = 'button, a[href], [role="tab"], label, summary, [data-says]'
/** Elements that are not controls: a product, a shop. */
const THINGS = 'li:has(h3), article'
/** Elements that are announced when they appear. */
const OPENINGS = '[data-opening], main p[role="status"]'
const LENGTH_MAX = 120
/** A focus caused by a touch is not spoken again. */
const AFTER_TOUCH_MS = 600

/** The label of an element: its accessible name, else its text. */
const nameOf = (control: Element): string => {
  const inner = control.querySelector('h3, [aria-label]')
  const name =
    control.getAttribute('aria-label') ??
    (control.matches('li') ? inner?.textContent : control.textContent?.trim() || inner?.getAttribute('aria-label'))
  return (name ?? '').replace(/\s+/g, ' ').trim().slice(0, LENGTH_MAX)
}

/** Speaks the label of the touched element: in the device's voice, or in our recorded clips as far as they exist. */
export const sayTouched = (target: EventTarget | null, { language, rate, texts }: Hearing): void => {
  const control = target instanceof Element ? (target.closest(CONTROLS) ?? target.closest(THINGS)) : null
  // Controls that speak when pressed (`data-speaker`) need no label.
  if (!control || control.matches('[data-speaker]')) return
  const name = nameOf(control)
  const price = control.matches(THINGS) ? (/₹\s?[\d,.]+/.exec(control.textContent ?? '')?.[0] ?? '') : ''
  const parts = spokenLabelOf(control, name, texts, language)
  if (canRead(language) && name) readNow(`${name} ${price}`.trim(), language, rate)
  else if (parts.length > 0) void sayNow({ parts, language, rate })
}

/** A dialog, a confirmation or a new order state: spoken after the touched label. */
export const sayOpened = (opened: Element, { language, rate, texts }: Hearing): void => {
  // Browsers block sound on a page that was not touched.
  if (navigator.userActivation?.hasBeenActive === false) return
  const given = opened.getAttribute('data-opening')
  const parts = given === null ? stateIn(opened.textContent ?? '', texts) : partsIn(given)
  if (parts.length > 0) void say({ parts, language, rate })
}

const openingsIn = (node: Node): Element[] =>
  node instanceof Element ? [...(node.matches(OPENINGS) ? [node] : []), ...node.querySelectorAll(OPENINGS)] : []

const openingAround = (node: Node): Element[] => {
  const opened = (node instanceof Element ? node : node.parentElement)?.closest(OPENINGS)
  return opened ? [opened] : []
}

const watchOpenings = (hearing: Hearing): (() => void) => {
  const watch = new MutationObserver((changes) => {
    const opened = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'childList' ? [...addedNodes].flatMap(openingsIn) : openingAround(target),
    )
    for (const one of new Set(opened)) sayOpened(one, hearing)
  })
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['data-opening'] })
  return () => watch.disconnect()
}

/**
 * Speaks the label of every element that is touched or focused by keyboard; `isWhole`: also of what opens. Returns the function
 * that stops it.
 */
export const listen = (hearing: Hearing, isWhole: boolean): (() => void) => {
  let touchedAt = Number.NEGATIVE_INFINITY
  const touch = (event: Event) => {
    touchedAt = event.timeStamp
    sayTouched(event.target, hearing)
  }
  const focus = (event: Event) => {
    if (event.timeStamp - touchedAt > AFTER_TOUCH_MS && event.target instanceof Element && event.target.matches(':focus-visible'))
      sayTouched(event.target, hearing)
  }
  document.addEventListener('pointerdown', touch, { capture: true, passive: true })
  document.addEventListener('focusin', focus)
  const forget = isWhole ? watchOpenings(hearing) : undefined
  return () => {
    document.removeEventListener('pointerdown', touch, { capture: true })
    document.removeEventListener('focusin', focus)
    forget?.()
  }
}
