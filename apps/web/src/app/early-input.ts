/**
 * Taps and typing that come before the app has its handlers. They are replayed in their order once the app is loaded; a page
 * that the server rendered can be used from its first paint on.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const AGAIN_MS = 100
const TRIES_MAX = 100

/** Fields whose value is text. A checkbox or a radio button is tapped; a file cannot be set by a script. */
const toField = (target: EventTarget | null): Field | null => {
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return target
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type) ? target : null
}

/** Runs in the next task, or after a delay in ms. */
export const nextTask = (afterMs = 0): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, afterMs))

let isTakenOver = false
/** Buttons that were tapped and fields that were filled in before their handlers existed. */
const unheard: (HTMLButtonElement | Field)[] = []
const typed = new Map<Field, string>()
/** Result of what is being replayed; `undefined` when nothing is. */
let ours: 'heard' | 'unheard' | undefined
let isReplaying = false

/**
 * React ignores an input event when the field has the value that React wrote or found last. The first event is ignored so: it
 * only lets React hydrate the field. Then the field is emptied in a way that React notices, and filled in one that it does not.
 */
const typeInto = (field: Field): void => {
  const value = typed.get(field) ?? field.value
  const tell = () => field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setValue?.call(field, value)
  tell()
  if (ours !== 'heard' || field instanceof HTMLSelectElement) return
  field.value = ''
  setValue?.call(field, value)
  tell()
}

/** Replays a tap or a filled field. Returns whether a handler received it. */
const replay = (element: HTMLButtonElement | Field): boolean => {
  ours = 'heard'
  if (element instanceof HTMLButtonElement) element.click()
  else typeInto(element)
  const isHeard = ours === 'heard'
  ours = undefined
  return isHeard
}

const replayAll = async (): Promise<void> => {
  if (isReplaying) return
  isReplaying = true
  let tries = 0
  for (let [element] = unheard; element; [element] = unheard) {
    tries += 1
    if (replay(element) || tries >= TRIES_MAX) {
      unheard.shift()
      if (!(element instanceof HTMLButtonElement)) typed.delete(element)
      tries = 0
      // The change of one tap is rendered before the next tap, which may depend on it, e.g. an amount that was raised first.
      await nextTask()
    } else await nextTask(AGAIN_MS)
  }
  isReplaying = false
}

const put = (element: HTMLButtonElement | Field): void => {
  if (element instanceof HTMLButtonElement || !unheard.includes(element)) unheard.push(element)
  if (!(element instanceof HTMLButtonElement)) typed.set(element, element.value)
}

const isOfReact = ({ eventPhase, currentTarget }: Event): boolean =>
  eventPhase === Event.CAPTURING_PHASE && currentTarget === document.getElementById('root')

/**
 * React stops an event in the capture phase when it cannot hydrate the part under it yet because its code is still loading
 * (`dispatchEvent` of react-dom). Only then does no handler receive it.
 */
const noteWhenUnheard = (event: Event, element: HTMLButtonElement | Field): void => {
  event.stopPropagation = () => {
    Event.prototype.stopPropagation.call(event)
    if (!isOfReact(event)) return
    if (ours) {
      ours = 'unheard'
      return
    }
    put(element)
    void nextTask(AGAIN_MS).then(replayAll)
  }
}

const noteTap = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  // Taps are replayed in the order in which they were made.
  if (!ours && unheard.length > 0 && isTakenOver) {
    event.stopImmediatePropagation()
    event.preventDefault()
    put(button)
    return
  }
  if (!isTakenOver) put(button)
  noteWhenUnheard(event, button)
}

const noteTyping = (event: Event): void => {
  const field = toField(event.target)
  if (!field) return
  // A field that waits for its replay gets what was typed last.
  if (!ours && (!isTakenOver || typed.has(field))) put(field)
  noteWhenUnheard(event, field)
}

/** A form whose handler is not there yet would be sent by the browser, which loads the page again. Its button is tapped again later. */
const holdSubmit = (event: Event): void => {
  if (!isTakenOver) {
    event.preventDefault()
    return
  }
  event.stopPropagation = () => {
    Event.prototype.stopPropagation.call(event)
    if (isOfReact(event)) event.preventDefault()
  }
}

/** Notes taps and typing from now on, and replays them once the app has taken the page over. */
export const noteEarlyInput = (): void => {
  addEventListener('click', noteTap, { capture: true })
  addEventListener('input', noteTyping, { capture: true })
  addEventListener('submit', holdSubmit, { capture: true })
  addEventListener('jhola:taken-over', () => {
    isTakenOver = true
    void replayAll()
  })
}
