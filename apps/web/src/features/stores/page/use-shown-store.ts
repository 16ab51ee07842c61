import { DEFAULT_STORE_ID, GEOLOCATION_OPTIONS, NEARBY_DEFAULT_RADIUS_KM } from '@jhola/contract/constants'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { selectedStoreStore } from '../../../domain/account/customer-info.ts'
import { api } from '../../../shared/api/api-client.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'

const readPlace = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, GEOLOCATION_OPTIONS),
  )

/** The nearest shop, only if the user has granted the location before: this page shows no permission prompt. */
const findNearest = async (): Promise<string | undefined> => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  if (permission?.state !== 'granted') return undefined
  const { latitude, longitude } = (await readPlace()).coords
  const query = { latitude, longitude, radius_km: NEARBY_DEFAULT_RADIUS_KM }
  return (await api('GET /stores/nearby', { query })).stores[0]?.store_id
}

const RENDERED_KEY = ['rendered store'] as const

/** Provides the store whose catalogue the server rendered, so that hydration starts with the same one. */
export const recordRenderedStore = (client: QueryClient, storeId: string): void => {
  client.setQueryData(RENDERED_KEY, storeId)
}

/** The store of the catalogue: the one chosen last, else the nearest, else the default. */
export const useShownStore = (): string => {
  const client = useQueryClient()
  const [rendered] = useState(() => client.getQueryData<string>(RENDERED_KEY))
  const selected = useStoredValue(selectedStoreStore, rendered ?? null)
  const [nearest, setNearest] = useState<string>()
  useEffect(() => {
    if (selectedStoreStore.read()) return
    findNearest()
      .then(setNearest)
      .catch(() => {
        // Without a location or an answer the default shop stays.
      })
  }, [])
  return selected ?? nearest ?? DEFAULT_STORE_ID
}
