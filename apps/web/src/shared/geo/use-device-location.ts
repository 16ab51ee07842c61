import { GEOLOCATION_OPTIONS } from '@jhola/contract/constants'
import { useState } from 'react'
import type { TextKey } from '../i18n/texts.ts'
import { isInIndia, type Place } from './mercator.ts'

/** Texts for the browser's three error codes. */
const ERROR_KEYS: Readonly<Record<number, TextKey>> = {
  1: 'geo.denied',
  2: 'geo.unavailable',
  3: 'geo.timeout',
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Reads the device's location once. `errorKey` is the text of the error. */
export const useDeviceLocation = (onFound: (place: Place) => void) => {
  const [isFinding, setFinding] = useState(false)
  const [errorKey, setErrorKey] = useState<TextKey | null>(null)
  const finish = (key: TextKey | null) => {
    setFinding(false)
    setErrorKey(key)
  }
  const find = () => {
    if (!('geolocation' in navigator)) return finish('geo.unsupported')
    setFinding(true)
    setErrorKey(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const place = { latitude: round(coords.latitude), longitude: round(coords.longitude) }
        if (!isInIndia(place)) return finish('geo.outside')
        finish(null)
        onFound(place)
      },
      ({ code }) => finish(ERROR_KEYS[code] ?? 'geo.unavailable'),
      GEOLOCATION_OPTIONS,
    )
  }
  return { find, isFinding, errorKey }
}
