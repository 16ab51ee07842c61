import { GEOLOCATION_OPTIONS } from '@jhola/contract/constants'
import { useState } from 'react'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import type { Place } from '../choices.ts'

/** Translation keys for the browser's three error codes. */
const ERROR_KEYS: Readonly<Record<number, TextKey>> = {
  1: 'orders.location.denied',
  2: 'orders.location.unavailable',
  3: 'orders.location.timeout',
}

/** The location in degrees, rounded to about a metre: more digits would disclose more than is needed. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Requests the device's location once. `errorKey` is the translation key of the error. */
export const useMyLocation = (onFound: (place: Place) => void) => {
  const [isFinding, setFinding] = useState(false)
  const [errorKey, setErrorKey] = useState<TextKey | null>(null)
  const find = () => {
    if (!('geolocation' in navigator)) {
      setErrorKey('orders.location.unsupported')
      return
    }
    setFinding(true)
    setErrorKey(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setFinding(false)
        onFound({ latitude: round(coords.latitude), longitude: round(coords.longitude) })
      },
      ({ code }) => {
        setFinding(false)
        setErrorKey(ERROR_KEYS[code] ?? 'orders.location.failed')
      },
      GEOLOCATION_OPTIONS,
    )
  }
  return { find, isFinding, errorKey }
}
