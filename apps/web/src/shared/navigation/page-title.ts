import { useEffect } from 'react'

let title = ''
let badge = 0

const show = (): void => {
  title ||= document.title
  document.title = badge > 0 ? `(${badge}) ${title}` : title
}

/** Sets the page title in the browser's tab; `undefined` keeps the current one. */
export const usePageTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (text === undefined) return
    title = text
    show()
  }, [text])
}

/** Puts a count before the page title, so that a background tab shows pending items; 0 removes it. */
export const showTitleBadge = (count: number): void => {
  badge = count
  show()
}
