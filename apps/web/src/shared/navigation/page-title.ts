import { useEffect } from 'react'

let title = ''
let badge = 0

const show = (): void => {
  title ||= document.title
  document.title = badge > 0 ? `(${badge}) ${title}` : title
}

/** Names the page in the browser's tab; `undefined` leaves the name that it has. */
export const usePageTitle = (text: string | undefined): void => {
  useEffect(() => {
    if (text === undefined) return
    title = text
    show()
  }, [text])
}

/** Puts a count before the page's title, so that a tab in the background shows that something waits; 0 takes it away. */
export const showTitleBadge = (count: number): void => {
  badge = count
  show()
}
