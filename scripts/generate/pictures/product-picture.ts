import { lighter } from './colour.ts'
import { lettering, widthInEm } from './lettering.ts'
import { type PictureSpec, rect, SHADING } from './picture-parts.ts'
import { bagShapes } from './shapes-bags.ts'
import { bottleShapes } from './shapes-bottles.ts'
import { boxShapes } from './shapes-boxes.ts'
import { looseShapes } from './shapes-loose.ts'

const shapes = { ...bagShapes, ...boxShapes, ...bottleShapes, ...looseShapes }

/** Wall behind the goods, by shelf: one warm family of tints. */
const TINTS: Record<string, string> = {
  grains: '#f6e6c6',
  pulses: '#fbe6c2',
  flour: '#f7ead6',
  oil: '#fdf0c4',
  spices: '#fbdccb',
  vegetables: '#e3f0d3',
  fruits: '#fde6d2',
  essentials: '#e6edf2',
  dairy: '#e0eef8',
  breads: '#f8e6cf',
  bakery: '#f8e4d0',
  cakes: '#fbe3ea',
  sweets: '#fde9cf',
  snacks: '#fdebc8',
  beverages: '#e2f0ec',
  'instant-food': '#fbe5cf',
  'dry-fruits': '#f3e5d4',
  frozen: '#dcedf6',
  household: '#dfeef0',
  'personal-care': '#f3e4f1',
  'baby-care': '#fdeaf0',
  medicines: '#e2f1ee',
  'first-aid': '#f7e6e4',
  wellness: '#e6f1de',
}

/** Where goods stand on the table: they grow and shrink from here. */
const TABLE = 288

/** A ticket with the size, large enough to read in a grid of small pictures. */
const sizeTicket = (size: string): string => {
  if (!size) return ''
  const width = Math.round(Math.min(190, Math.max(72, widthInEm(size) * 34 + 28)))
  const area = { x: 312 - width, y: 264, width, height: 48 }
  return (
    rect(area, '#fffaf0', 12, ' stroke="#3a2413" stroke-opacity=".25" stroke-width="2"') +
    lettering(size, {
      cx: 312 - width / 2,
      cy: 288,
      width: width - 22,
      height: 40,
      ink: '#3a2413',
      max: 34,
      lines: 1,
      weight: 800,
    })
  )
}

/**
 * The picture of a product as an SVG document: 320 by 320, no scripts, no styles, nothing from elsewhere. `scale`: how
 * large it stands beside the other sizes of the same goods. Throws on an unknown shape or icon.
 */
export const productPicture = (spec: PictureSpec, shelf: string, scale = 1): string => {
  const draw = shapes[spec.shape]
  if (!draw) throw new Error(`No shape is called ${spec.shape}`)
  const tint = TINTS[shelf] ?? '#f6ead6'
  const wall = `<radialGradient id="w" cx=".5" cy=".42" r=".7"><stop offset="0" stop-color="${lighter(tint, 0.7)}"/><stop offset="1" stop-color="${tint}"/></radialGradient>`
  const goods =
    scale === 1
      ? draw(spec)
      : `<g transform="translate(160 ${TABLE}) scale(${scale}) translate(-160 -${TABLE})">${draw(spec)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><defs>${wall}${SHADING}</defs><path fill="url(#w)" d="M0 0h320v320H0z"/>${goods}${sizeTicket(spec.size)}</svg>\n`
}
