/** What a press can be meant for. */
const PRESSABLE = 'button,a[href],summary,label'
/** A finger that lies still moves this much. */
const SLIP_PX = 10

type Place = { x: number; y: number }

const isNear = (one: Place, other: Place, px: number): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= px

/**
 * A press counts for what was under the finger when it came down, also when the page moved meanwhile: a banner came in above, an
 * order arrived. The browser would give it to whatever lies there when the finger goes up, or to nobody.
 */
export const keepPressStable = (): void => {
  let press: { element: HTMLElement; box: Place; at: Place } | undefined
  addEventListener(
    'pointerdown',
    (event) => {
      // @NOTE a pointer comes down on an element.
      const element = (event.target as Element).closest<HTMLElement>(PRESSABLE)
      press =
        element && event.isPrimary && !event.button ? { element, box: element.getBoundingClientRect(), at: event } : undefined
    },
    true,
  )
  addEventListener(
    'click',
    (event) => {
      const began = press
      press = undefined
      if (!began?.element.isConnected) return
      const { element, box, at } = began
      // A key that presses is at no place, and a modifier means something of the browser's own.
      if (element.contains(event.target as Node) || event.ctrlKey || event.metaKey) return
      if (!isNear(at, event, SLIP_PX) || isNear(box, element.getBoundingClientRect(), 1)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      element.click()
    },
    true,
  )
}
