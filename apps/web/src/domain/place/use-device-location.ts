import { GEOLOCATION_OPTIONS } from '@jhola/contract/constants'
import { startTransition, useCallback, useEffect, useState } from 'react'
import type { TextKey } from '../../shared/i18n/texts.ts'

export type Place = { latitude: number; longitude: number }

/** The device's location, or the translation key of the specified text that says why it is unknown. */
export type PlaceState =
  | { kind: 'locating' }
  | { kind: 'found'; place: Place }
  | { kind: 'failed'; isDenied: boolean; text: TextKey }

const LOCATING: PlaceState = { kind: 'locating' }

/** Codes of GeolocationPositionError: 1 denied, 2 unavailable, 3 timed out. */
const FAILURES: Record<number, TextKey> = {
  1: 'stores.nearby.deniedText',
  2: 'stores.nearby.unavailable',
  3: 'stores.nearby.timeout',
}

/** Requests the device's location, at once and again on demand. `isWanted` false makes no request: a city was chosen. */
export const useDeviceLocation = (isWanted: boolean) => {
  const [state, setState] = useState<PlaceState>(LOCATING)
  const locate = useCallback(() => {
    // Rendered as a transition: the answer arrives while a cheap phone is still busy.
    const answer = (next: PlaceState) => startTransition(() => setState(next))
    if (!('geolocation' in navigator)) return answer({ kind: 'failed', isDenied: false, text: 'stores.nearby.unsupported' })
    setState(LOCATING)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ kind: 'found', place: { latitude: coords.latitude, longitude: coords.longitude } }),
      ({ code }) => answer({ kind: 'failed', isDenied: code === 1, text: FAILURES[code] ?? 'stores.nearby.failedLocation' }),
      GEOLOCATION_OPTIONS,
    )
  }, [])
  useEffect(() => {
    if (isWanted) locate()
  }, [isWanted, locate])
  return { state, locate }
}
