import type { I18nStore } from '../../shared/i18n/i18n-store.ts'
import { listen } from './speak-on-touch.ts'

let end: (() => void) | undefined
let follows = false

/** A customer's page as this device reads: speaks where only pictures are read, in the language that is shown. */
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
