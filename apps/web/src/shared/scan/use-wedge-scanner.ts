import { useEffect, useEffectEvent } from 'react'
import { createScanBurst } from './scan-burst.ts'

/** Restores a field's value from before a scanner typed into it. */
const restore = (field: HTMLInputElement | HTMLTextAreaElement, value: string): void => {
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  // React overrides the element's own setter: only a change through the prototype's setter, with an event, reaches React.
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'timeStamp' | 'target' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault' | 'stopPropagation'
>

/** Listens to every key of the page and reports each scanned code; a field that received its characters is restored. */
export const createScanListener = (onCode: (code: string) => void): ((press: Press) => void) => {
  const burst = createScanBurst()
  let field: { element: HTMLInputElement | HTMLTextAreaElement; before: string } | null = null
  return (press) => {
    if (press.isComposing || press.ctrlKey || press.metaKey || press.altKey) return
    const { code, isFirst } = burst.press(press.key, press.timeStamp)
    const { target } = press
    if (isFirst) {
      const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      field = isTyped ? { element: target, before: target.value } : null
    }
    if (code === null) return
    press.preventDefault()
    press.stopPropagation()
    if (field) restore(field.element, field.before)
    onCode(code)
  }
}

/** Calls back with every code from a USB or Bluetooth scanner, wherever the focus is. */
export const useWedgeScanner = (isOn: boolean, onCode: (code: string) => void): void => {
  const reportCode = useEffectEvent(onCode)
  useEffect(() => {
    if (!isOn) return undefined
    const listen = createScanListener((code) => reportCode(code))
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [isOn])
}
