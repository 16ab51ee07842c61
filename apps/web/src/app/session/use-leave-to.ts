import { useCallback } from 'react'
import { useLocation, useNavigate } from '../../shared/navigation/navigation.tsx'
import { isCounterPath } from '../counter-paths.ts'

const isCounter = (address: string): boolean => isCounterPath(address.split(/[?#]/)[0] ?? '')

/** Leaves a page for good: inside this entry without a new download, else by a real navigation. The page left is not gone back to. */
export const useLeave = (): ((to: string) => void) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (to: string) => {
      if (isCounter(to) === isCounterPath(pathname)) navigate(to, { replace: true })
      else location.replace(to)
    },
    [navigate, pathname],
  )
}
