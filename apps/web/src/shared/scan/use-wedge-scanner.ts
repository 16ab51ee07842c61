import { useEffect, useEffectEvent } from 'react'
import { createScanBurst } from './scan-burst.ts'

/** Gives a field back what it held before a scanner typed into it. */
const restore = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React listens to the element's own setter: only the prototype's, with an event, is told to it.
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Calls back with every code that a USB or Bluetooth scanner types, wherever the focus is. */
export const useWedgeScanner = (isOn: boolean, onCode: (code: string) => void): void => {
  const told = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn) return undefined
    const burst = createScanBurst()
    let field: { element: HTMLInputElement | HTMLTextAreaElement; before: string } | null = null
    const listen = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
      const { code, isFirst } = burst.press(event.key, event.timeStamp)
      const { target } = event
      if (isFirst) {
        const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
        field = isTyped ? { element: target, before: target.value } : null
      }
      if (code === null) return
      event.preventDefault()
      event.stopPropagation()
      if (field) restore(field.element, field.before)
      told(code)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}
