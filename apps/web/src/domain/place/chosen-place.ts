import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeSettingCookie } from '../../shared/device-store/cookies.ts'
import { createStoredValue, useStoredValue } from '../../shared/device-store/stored-value.ts'

/** Where a customer wants things brought. `name` and `pincode` are empty when the device's location gave it. */
export type ChosenPlace = { latitude: number; longitude: number; name: string; pincode: string }

const PINCODE = /^[1-9]\d{5}$/
const NAME_MAX = 60
/** About 100 m: enough to find shops, and no more than the server needs. */
const round = (degrees: number): number => Math.round(degrees * 1000) / 1000

const toPlace = (found: unknown): ChosenPlace | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  const { latitude, longitude, name, pincode } = found as Record<string, unknown>
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined
  return {
    latitude: round(latitude),
    longitude: round(longitude),
    name: typeof name === 'string' ? name.trim().slice(0, NAME_MAX) : '',
    pincode: typeof pincode === 'string' && PINCODE.test(pincode) ? pincode : '',
  }
}

/** The place chosen last on this device. */
export const chosenPlaceStore = createStoredValue<ChosenPlace | null>('place', null, toPlace)

/** Stores the chosen place on this device, and in a cookie that the server reads when it renders the next page. */
export const choosePlace = (place: ChosenPlace): void => {
  const chosen = toPlace(place)
  if (!chosen || JSON.stringify(chosen) === JSON.stringify(chosenPlaceStore.read())) return
  chosenPlaceStore.write(chosen)
  writeSettingCookie('place', JSON.stringify(chosen))
}

/** The place in the cookie of a request; `undefined` when there is none or it is not ours. */
export const readChosenPlace = (cookie: string | undefined): ChosenPlace | undefined => {
  try {
    return cookie ? toPlace(JSON.parse(decodeURIComponent(cookie))) : undefined
  } catch {
    return undefined
  }
}

const RENDERED_KEY = ['rendered place'] as const

/** Provides the place that the server rendered with, so that hydration starts with the same one. */
export const recordRenderedPlace = (client: QueryClient, place: ChosenPlace): void => {
  client.setQueryData(RENDERED_KEY, place)
}

/** The chosen place; null until one is chosen. */
export const useChosenPlace = (): ChosenPlace | null => {
  const client = useQueryClient()
  const [rendered] = useState(() => client.getQueryData<ChosenPlace>(RENDERED_KEY) ?? null)
  return useStoredValue(chosenPlaceStore, rendered) ?? rendered
}
