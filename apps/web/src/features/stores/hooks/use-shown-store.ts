import { DEFAULT_STORE_ID, GEOLOCATION_OPTIONS, NEARBY_DEFAULT_RADIUS_KM } from '@jhola/contract/constants'
import { useEffect, useState } from 'react'
import { api } from '../../../shared/api-client.ts'
import { selectedStoreStore } from '../../../shared/device-store/customer-info.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'

const readPlace = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, GEOLOCATION_OPTIONS),
  )

/** The nearest shop, only where the visitor has allowed the place before: nobody is asked here. */
const findNearest = async (): Promise<string | undefined> => {
  const permission = await navigator.permissions?.query({ name: 'geolocation' })
  if (permission?.state !== 'granted') return undefined
  const { latitude, longitude } = (await readPlace()).coords
  const query = { latitude, longitude, radius_km: NEARBY_DEFAULT_RADIUS_KM }
  return (await api('GET /stores/nearby', { query })).stores[0]?.store_id
}

/** Whose catalogue is shown: the shop chosen last, else the nearest, else the documents' own (decisions.md §4). */
export const useShownStore = (): string => {
  const selected = useStoredValue(selectedStoreStore, null)
  const [nearest, setNearest] = useState<string>()
  useEffect(() => {
    if (selectedStoreStore.read()) return
    findNearest()
      .then(setNearest)
      .catch(() => {
        // No place, no answer: the documents' own shop stays.
      })
  }, [])
  return selected ?? nearest ?? DEFAULT_STORE_ID
}
