import { useEffect } from 'react'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { useShopPreferences } from '../preferences/shop-preferences.ts'

const AidPart = lazyPart(() => import('./literacy-mode.tsx').then((module) => module.LiteracyMode))
const OverlayPart = lazyPart(() => import('./rupee-overlay.tsx').then((module) => module.RupeeOverlay))

/** Literacy mode of the shop's screens, from the shop's preferences. Mount it once. */
export const ShopLiteracyMode = () => {
  const { literacyLevel: level, spokenLabels: isSpoken, notifications } = useShopPreferences()
  useEffect(() => {
    Object.assign(document.documentElement.dataset, { reading: level, readingOf: 'shop' })
  }, [level])
  return (
    <>
      {(level !== 'full' || isSpoken) && <AidPart part={{ level, isSpoken, rate: notifications.voiceSpeed }} />}
      {level === 'none' && <OverlayPart part={{}} />}
    </>
  )
}
