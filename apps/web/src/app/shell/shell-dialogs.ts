import { createContext, useContext } from 'react'

/** What the shell opens over a page. */
export type ShellDialog = 'more' | 'search' | 'looks' | 'sign-out'

/** Opens one of them. */
export const ShellDialogs = createContext<(dialog: ShellDialog) => void>(() => undefined)
export const useShellDialogs = () => useContext(ShellDialogs)
