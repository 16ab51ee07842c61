import { languageOfTag } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { useSyncExternalStore } from 'react'
import { writeSettingCookie } from './cookies.ts'

/** How the page looks, each as an attribute of the document (`data-font-size="large"`). The first of each is the usual one. */
export const APPEARANCE_CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'high'],
  fontSize: ['medium', 'small', 'large'],
  /** How much somebody reads: everything, few words, pictures. */
  reading: ['full', 'basic', 'none'],
} as const

export type AppearanceName = keyof typeof APPEARANCE_CHOICES
export type Appearance<Name extends AppearanceName = AppearanceName> = (typeof APPEARANCE_CHOICES)[Name][number]

const put = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is forbidden: the cookie alone remembers.
  }
  writeSettingCookie(key, value)
}

/** Keeps a language where the server sees it; one that somebody chose on this device also in local storage, which outlives cookies. */
export const saveLanguage = (language: Language, isChosen: boolean): void => {
  if (isChosen) put('language', language)
  else writeSettingCookie('language', language)
}

const readChosen = (name: 'language' | AppearanceName): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Was this ever chosen on this device? Where storage is forbidden: no. */
export const isChosenHere = (name: 'language' | AppearanceName): boolean => readChosen(name) !== null

/** The language that was chosen on this device; an odd string counts for nothing. */
export const chosenLanguage = (): Language | undefined => languageOfTag(readChosen('language'))

/** A look that came from outside (cookie, attribute); odd strings give the usual one. */
export const toAppearance = (name: AppearanceName, text: string | null | undefined): Appearance =>
  APPEARANCE_CHOICES[name].find((look) => look === text) ?? APPEARANCE_CHOICES[name][0]

const readAppearance = (name: AppearanceName): Appearance => toAppearance(name, document.documentElement.dataset[name])

const listeners = new Set<() => void>()

/** Shows a look at once and keeps it. */
export const chooseAppearance = (name: AppearanceName, look: Appearance): void => {
  document.documentElement.dataset[name] = look
  put(name, look)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The look in a component; the usual one on the server and while hydrating, so that both sides render the same. */
export const useAppearance = <Name extends AppearanceName>(name: Name): Appearance<Name> =>
  useSyncExternalStore(
    subscribe,
    // @NOTE `toAppearance` gives only looks of this name.
    () => readAppearance(name) as Appearance<Name>,
    () => APPEARANCE_CHOICES[name][0],
  )
