import type { Language } from '@jhola/contract/shared/wire'
import { writeSettingCookie } from './cookies.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const put = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is forbidden: the cookie alone remembers.
  }
  writeSettingCookie(key, value)
}

/** Keeps the chosen language on the device (`language` in local storage) and where the server sees it. */
export const rememberLanguage = (language: Language): void => put('language', language)

export const toTheme = (text: string | null | undefined): Theme => THEMES.find((theme) => theme === text) ?? 'system'

/** The theme of the page now. */
export const readTheme = (): Theme => toTheme(document.documentElement.dataset.theme)

/** Shows a theme at once and keeps it. */
export const chooseTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme
  put('theme', theme)
}
