import { existsSync, readFileSync } from 'node:fs'
import type { Language } from '@jhola/contract/shared/wire'

type Words = (key: string, values?: Record<string, string | number>) => string

/** The product's own texts in a language, so that a journey reads the screen as its person does: `t('checkout.place')`. */
export const wordsOf = (language: Language): Words => {
  const fileOf = (name: string): string => `apps/web/src/locales/${language}/${name}.json`
  const areas = new Map<string, unknown>()
  const area = (name: string): unknown => {
    const known = areas.get(name)
    if (known) return known
    const read: unknown = JSON.parse(readFileSync(fileOf(name), 'utf8'))
    areas.set(name, read)
    return read
  }
  return (key, values = {}) => {
    const [first = '', second = ''] = key.split('.')
    // An area can have two names (`orders.board`): use the longer one that has a file.
    const longer = `${first}.${second}`
    const name = existsSync(fileOf(longer)) ? longer : first
    const path = key.slice(name.length + 1).split('.')
    const text = path.reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], area(name))
    if (typeof text !== 'string') throw new Error(`there is no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (whole, value: string) => String(values[value] ?? whole))
  }
}
