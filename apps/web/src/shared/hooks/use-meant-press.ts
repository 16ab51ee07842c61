import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** ms that a person needs to see that a button says something else now. */
const REACTION_MS = 400

/**
 * Whether a press of a button that leads to the next state was meant for what the button says. Another device may change the state
 * while the finger is on its way: "Accept" becomes "Packed" below it. A change by this device's own tap counts at once; only the
 * second tap of a double tap does not. `server` is the state that the server told, `shown` the one with this device's own actions.
 */
export const useMeantPress = (server: string, shown: string): ((event: MouseEvent) => boolean) => {
  const last = useRef({ server, shown, changedAt: -REACTION_MS })
  useLayoutEffect(() => {
    const { current } = last
    const isElsewhere = current.shown !== shown && current.server !== server
    last.current = { server, shown, changedAt: isElsewhere ? performance.now() : current.changedAt }
  }, [server, shown])
  return (event) => event.detail < 2 && performance.now() - last.current.changedAt >= REACTION_MS
}
