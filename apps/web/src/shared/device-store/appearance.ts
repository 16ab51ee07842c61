import { languageOfTag } from '@jhola/contract/shared/text/language'
import type { Language } from '@jhola/contract/shared/wire'
import { useSyncExternalStore } from 'react'
import { writeSettingCookie } from './cookies.ts'

/**
 * Appearance settings, each an attribute of the document element (`data-font-size="large"`). The first value of each is the
 * default.
 */
export const APPEARANCE_CHOICES = {
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'high'],
  fontSize: ['medium', 'small', 'large'],
  /** Literacy level: full text, few words, pictures. */
  reading: ['full', 'basic', 'none'],
} as const

export type AppearanceName = keyof typeof APPEARANCE_CHOICES
export type Appearance<Name extends AppearanceName = AppearanceName> = (typeof APPEARANCE_CHOICES)[Name][number]

const put = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is not allowed: only the cookie is written.
  }
  writeSettingCookie(key, value)
}

/**
 * Stores a language in a cookie that the server reads; a language chosen on this device also in local storage, which outlives
 * cookies.
 */
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

/** Whether this was chosen on this device. False where storage is not allowed. */
export const isChosenHere = (name: 'language' | AppearanceName): boolean => readChosen(name) !== null

/** The language chosen on this device; unknown values are ignored. */
export const chosenLanguage = (): Language | undefined => languageOfTag(readChosen('language'))

/** A value from outside (cookie, attribute); unknown values give the default. */
export const toAppearance = (name: AppearanceName, text: string | null | undefined): Appearance =>
  APPEARANCE_CHOICES[name].find((look) => look === text) ?? APPEARANCE_CHOICES[name][0]

const readAppearance = (name: AppearanceName): Appearance => toAppearance(name, document.documentElement.dataset[name])

const listeners = new Set<() => void>()

/** Applies a value immediately and stores it. */
export const chooseAppearance = (name: AppearanceName, look: Appearance): void => {
  document.documentElement.dataset[name] = look
  put(name, look)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The value in a component; the default on the server and while hydrating, so that both render the same. */
export const useAppearance = <Name extends AppearanceName>(name: Name): Appearance<Name> =>
  useSyncExternalStore(
    subscribe,
    // @NOTE `toAppearance` returns only values of this setting.
    () => readAppearance(name) as Appearance<Name>,
    () => APPEARANCE_CHOICES[name][0],
  )
