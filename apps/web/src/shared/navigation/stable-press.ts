/** Elements that can be pressed. */
const PRESSABLE = 'button,a[href],summary,label'
/** Movement of a finger that lies still, px. */
const SLIP_PX = 10

type Place = { x: number; y: number }

const isNear = (one: Place, other: Place, px: number): boolean => Math.hypot(one.x - other.x, one.y - other.y) <= px

/**
 * A press counts for the element under the pointer at pointerdown, even when the page moved before pointerup, e.g. because a
 * banner or an order appeared above. The browser would send the click to the element under pointerup, or to none.
 */
export const keepPressStable = (): void => {
  let press: { element: HTMLElement; box: Place; at: Place } | undefined
  addEventListener(
    'pointerdown',
    (event) => {
      // @NOTE the target of pointerdown is an element.
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
      // A click by keyboard has no position, and a click with a modifier key belongs to the browser.
      if (element.contains(event.target as Node) || event.ctrlKey || event.metaKey) return
      if (!isNear(at, event, SLIP_PX) || isNear(box, element.getBoundingClientRect(), 1)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      element.click()
    },
    true,
  )
}
