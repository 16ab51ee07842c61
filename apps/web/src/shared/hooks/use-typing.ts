import { useEffect, useState } from 'react'

const TEXT_FIELD =
  'textarea, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=button], [type=submit])'
/** A tap that ends the typing still belongs to what it hit: nothing moves until it is over. */
const SETTLE_MS = 300

/**
 * True while a text field has the focus on a touch device: its keyboard takes half of the screen, and some browsers would put the bar
 * above it, over the field.
 */
export const useTyping = (): boolean => {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.activeElement?.matches(TEXT_FIELD)) setTyping(true)
      else timer = setTimeout(() => setTyping(false), SETTLE_MS)
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [])
  return isTyping
}
