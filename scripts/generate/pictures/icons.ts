import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { luminance } from './colour.ts'
import { heapIcons } from './drawn-heaps.ts'
import { produceIcons } from './drawn-produce.ts'
import { thingIcons } from './drawn-things.ts'

type IconSet = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

const readIconSet = (): IconSet => {
  const path = fileURLToPath(import.meta.resolve('@iconify-json/fluent-emoji-flat/icons.json'))
  // A file of the icon package, whose format is fixed (IconifyJSON).
  return JSON.parse(readFileSync(path, 'utf8')) as IconSet
}

const iconSet = readIconSet()
const drawn = { ...heapIcons, ...produceIcons, ...thingIcons }

/** Cuts decimals after the second; rounding could join two numbers of a packed path. */
const shorten = (body: string): string => body.replace(/(\.\d\d)\d+/g, '$1')

/** Body of an icon in a 32 by 32 box: `x-<drawing>[:#colour]` is drawn by us, else a name of the set. Throws when unknown. */
export const iconBody = (name: string): string => {
  const [, drawing = '', colour = '#d9a55a'] = /^x-([a-z]+)(?::(#[0-9a-f]{6}))?$/.exec(name) ?? []
  const own = drawn[drawing]
  if (own) return own(colour)
  const body = iconSet.icons[iconSet.aliases?.[name]?.parent ?? name]?.body
  if (body === undefined) throw new Error(`No icon is called ${name}`)
  return shorten(body)
}

/** An icon alone, as a picture. */
export const iconPicture = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${iconBody(name)}</svg>`

/** Is the icon one of our drawings in a colour too pale to show on white? */
export const isPaleIcon = (name: string): boolean => luminance(/#[0-9a-f]{6}$/.exec(name)?.[0] ?? '#000000') > 0.72

/** An icon with its centre and width given. */
export const placeIcon = (name: string, cx: number, cy: number, width: number, turn = 0): string => {
  const scale = Math.round((width / 32) * 100) / 100
  const left = Math.round((cx - width / 2) * 10) / 10
  const top = Math.round((cy - width / 2) * 10) / 10
  const rotation = turn === 0 ? '' : ` rotate(${turn} 16 16)`
  return `<g transform="translate(${left} ${top}) scale(${scale})${rotation}">${iconBody(name)}</g>`
}

/** The same icon at several places: drawn once, used often. */
export const repeatIcon = (
  name: string,
  places: readonly (readonly [cx: number, cy: number, width: number, turn?: number])[],
): string =>
  `<defs><g id="i">${iconBody(name)}</g></defs>${places
    .map(([cx, cy, width, turn = 0]) => {
      const scale = Math.round((width / 32) * 100) / 100
      const rotation = turn === 0 ? '' : ` rotate(${turn} 16 16)`
      return `<use href="#i" transform="translate(${Math.round(cx - width / 2)} ${Math.round(cy - width / 2)}) scale(${scale})${rotation}"/>`
    })
    .join('')}`
