import { type ComponentType, createContext, type ReactNode } from 'react'

/** What stands at the end of every counter header; the app puts it together of several features. */
export const HeaderTools = createContext<ReactNode>(null)

/** What stands in one line under every counter header, in the flow of the page: it covers nothing, and a dialog covers it. */
export const HeaderNotice = createContext<ReactNode>(null)

/** What can still be undone, in the header of a wide screen, between the title and the tools: it covers nothing. */
export const HeaderUndo = createContext<ReactNode>(null)

/** The line below the title: news for a few seconds, else what the screen says there. */
export const HeaderNews = createContext<ComponentType<{ otherwise: ReactNode }> | null>(null)
