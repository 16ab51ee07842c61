import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useIsTakenOver } from '../../../shared/lazy/use-is-taken-over.ts'
import { NO_SHELVES, type OwnShelves, renderedShelves } from '../own-shelves.ts'

type Device = typeof import('../device-shelves.ts')
let device: Device | undefined

/** Loads what reads them from the device; called while the shop itself is loaded. A page without it has no own shelves. */
export const loadDeviceShelves = (): Promise<Device | undefined> =>
  import('../device-shelves.ts').then(
    (loaded) => {
      device = loaded
      return loaded
    },
    () => undefined,
  )

/**
 * The person's own shelves of a shop, chosen once for a visit: a page from the server has what it was rendered with, so that nothing
 * moves; one opened inside the app has what the device knows. The next visit has the news.
 */
export const useOwnShelves = (storeId: string): OwnShelves => {
  const client = useQueryClient()
  const isServers = useIsTakenOver()
  const [shelves] = useState(() => (isServers ? renderedShelves(client) : (device?.readOwnShelves(storeId) ?? NO_SHELVES)))
  useEffect(() => {
    const record = () => device?.recordShelves(storeId, device.readOwnShelves(storeId))
    void loadDeviceShelves().then(record)
    addEventListener('pagehide', record)
    return () => {
      removeEventListener('pagehide', record)
      record()
    }
  }, [storeId])
  return shelves
}
