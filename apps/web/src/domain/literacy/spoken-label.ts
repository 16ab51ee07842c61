import type { Language } from '@jhola/contract/shared/wire'
import { counted, type SpokenPart } from '@jhola/contract/voice/parts'
import { partsIn, type SpokenPhrase } from '@jhola/contract/voice/phrases'
import type { TextKey } from '../../shared/i18n/texts.ts'

/** Texts that are loaded, without loading missing ones. */
export type TextsHere = (key: TextKey) => string | undefined

/** Label of a link by its target. */
const PATHS: readonly (readonly [RegExp, SpokenPhrase])[] = [
  [/^tel:/, 'call'],
  [/^\/cart\b/, 'bag'],
  [/^\/checkout\b/, 'checkout'],
  [/^\/orders\b/, 'my_orders'],
  [/^\/(nearby-stores|products)\b/, 'shops'],
  [/^\/store\/orders\b/, 'orders'],
  [/^\/store-dashboard-enhanced\b/, 'orders'],
  [/^\/inventory\b/, 'goods'],
  [/^\/store\/STORE-/, 'enter'],
]

/** Label of a choice by its wire value. */
const VALUES: Readonly<Record<string, SpokenPhrase>> = {
  cod: 'cash',
  cash: 'cash',
  upi: 'upi',
  delivery: 'bring',
  pickup: 'fetch',
}

/** Texts written on controls, for controls with neither a target nor a value. */
const NAMES: readonly (readonly [TextKey, SpokenPhrase])[] = [
  ['checkout.place', 'place'],
  ['checkout.next', 'next'],
  ['common.add', 'add'],
  ['common.increase', 'more'],
  ['common.decrease', 'less'],
  ['common.remove', 'less'],
  ['common.back', 'back'],
  ['common.close', 'back'],
  ['common.call', 'call'],
  ['common.language', 'looks'],
  ['tracking.cancel.button', 'cancel'],
]

/** Labels that may appear on an element beside its amount. */
const STATES: readonly (readonly [TextKey, SpokenPhrase])[] = [
  ['stores.openNow', 'shop_open'],
  ['stores.closed', 'shop_closed'],
  ['stores.outOfStock', 'out_of_stock'],
]

const AMOUNT = /₹\s?(\d[\d,]*)/

/** `₹1,204` in a text, as speech. */
const amountIn = (text: string, language: Language): SpokenPart[] => {
  const rupees = AMOUNT.exec(text)?.[1]?.replaceAll(',', '')
  return rupees === undefined ? [] : counted(language, Number(rupees), 'rupees')
}

/** Whether a name was made from this text: `Increase {{name}}` matches for every name, and so does `Add` followed by a name. */
const isMadeOf = (name: string, text: string | undefined): boolean => {
  if (!text) return false
  const [before = '', after] = text.split('{{name}}')
  if (after === undefined) return name === text || name.startsWith(`${text} `)
  return name.length > before.length + after.length && name.startsWith(before) && name.endsWith(after)
}

const pathOf = (control: Element): SpokenPhrase | undefined => {
  const href = control.getAttribute('href')
  return href === null ? undefined : PATHS.find(([path]) => path.test(href))?.[1]
}

const chosenIn = (control: Element): SpokenPhrase | undefined => {
  const value = control.querySelector('input')?.value
  return value === undefined ? undefined : VALUES[value]
}

const ORDER_STATES = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'cancelled'] as const

/** State of an order, from its label. */
export const stateIn = (text: string, texts: TextsHere): SpokenPart[] => {
  const state = ORDER_STATES.find((one) => texts(`common.status.${one}`) === text.trim())
  return state ? [state] : []
}

/** What our recorded voice can say of a control or an element: its clip, its target, its text, and its amount. */
export const spokenLabelOf = (control: Element, name: string, texts: TextsHere, language: Language): SpokenPart[] => {
  const given = control.getAttribute('data-says')
  if (given) return partsIn(given)
  const phrase = pathOf(control) ?? chosenIn(control) ?? NAMES.find(([key]) => isMadeOf(name, texts(key)))?.[1]
  if (phrase) return [phrase, ...amountIn(control.textContent ?? '', language)]
  const written = control.textContent ?? ''
  const state = STATES.find(([key]) => {
    const text = texts(key)
    return text !== undefined && written.includes(text)
  })?.[1]
  return [...amountIn(written, language), ...(state ? [state] : [])]
}
