import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** True on the server and while its page is taken over by the app; false for what the app draws itself. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
