import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useCallback } from 'react'
import { useLocation, useNavigate } from '../../shared/navigation/navigation.tsx'
import { isCounterPath } from '../counter-paths.ts'

const isCounter = (address: string): boolean => isCounterPath(address.split(/[?#]/)[0] ?? '')

/**
 * Replaces the current page: inside this entry without a page load, else by a full page load. The page left is removed from the
 * history.
 */
export const useLeave = (): ((to: SafePath) => void) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (to: SafePath) => {
      if (isCounter(to) === isCounterPath(pathname)) navigate(to, { replace: true })
      else location.replace(to)
    },
    [navigate, pathname],
  )
}
