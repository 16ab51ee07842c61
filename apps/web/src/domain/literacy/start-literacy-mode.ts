import type { I18nStore } from '../../shared/i18n/i18n-store.ts'
import { listen } from './speak-on-touch.ts'

let end: (() => void) | undefined
let follows = false

/** Literacy mode of a customer's page, from this device's setting: in picture mode it speaks in the language shown. */
export const startLiteracyMode = (store: I18nStore): void => {
  end?.()
  end = undefined
  const { language } = store.read()
  const { reading, readingOf } = document.documentElement.dataset
  if (reading === 'none' && !readingOf) end = listen({ language, rate: 1, texts: (key) => store.read().catalogue.get(key) }, true)
  if (follows) return
  follows = true
  let spoken = language
  store.subscribe(() => {
    if (store.read().language === spoken) return
    spoken = store.read().language
    startLiteracyMode(store)
  })
}
