import { COPIED_MS } from '@jhola/contract/constants'
import { useEffect, useState } from 'react'

/** Old browsers and plain http have no Clipboard API: the text is copied from a hidden field. */
const copyByHand = (text: string): boolean => {
  const box = document.createElement('textarea')
  box.value = text
  box.className = 'sr-only'
  document.body.append(box)
  box.select()
  const isDone = document.execCommand('copy')
  box.remove()
  return isDone
}

/** Copies a text; `copied` holds it for 2 s. */
export const useCopied = () => {
  const [copied, setCopied] = useState<string | null>(null)
  useEffect(() => {
    if (copied === null) return
    const timer = setTimeout(() => setCopied(null), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      if (copyByHand(text)) setCopied(text)
    }
  }
  return { copied, copy }
}
