import { darker, inkOn, lighter, luminance } from './colour.ts'
import { isPaleIcon, placeIcon } from './icons.ts'
import { lettering } from './lettering.ts'

/** What a picture is made from. */
export type PictureSpec = {
  shape: string
  colour: string
  accent: string
  icon: string
  label: string
  /** Pack size as printed, or ''. */
  size: string
  /** Chooses between arrangements of a label, so that neighbours on a shelf differ. */
  variant: number
}

export type Rect = { x: number; y: number; width: number; height: number }

/** The definitions every picture may use: light from the left, and gloss from above. */
export const SHADING =
  '<linearGradient id="s"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".35" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>'

/** A path filled with a colour and shaded as a rounded body. */
export const shaded = (path: string, colour: string): string =>
  `<path d="${path}" fill="${colour}"/><path d="${path}" fill="url(#s)"/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more}/>`

export const rect = ({ x, y, width, height }: Rect, fill: string, radius = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${more}/>`

/** Shadow of a thing that stands on the table. */
export const standShadow = (cx: number, y: number, rx: number): string => ellipse(cx, y, rx, 11, '#3a2413', ' fill-opacity=".16"')

/** What lies behind the icon: cream, or a tint of the pack when the icon itself is pale. */
const iconGround = (spec: PictureSpec): string => {
  if (!isPaleIcon(spec.icon)) return '#fffaf0'
  const tone = luminance(spec.accent) < 0.6 ? spec.accent : luminance(spec.colour) < 0.6 ? spec.colour : '#7d8fa3'
  return lighter(tone, 0.55)
}

const iconDisc = (spec: PictureSpec, cx: number, cy: number, radius: number): string =>
  `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${iconGround(spec)}"/><circle cx="${cx}" cy="${cy}" r="${radius - 4}" fill="none" stroke="${spec.accent}" stroke-width="2" stroke-opacity=".55"/>${placeIcon(spec.icon, cx, cy, radius * 1.42)}`

/** Name on a band, icon in a disc, size below. */
const bandFace = (spec: PictureSpec, { x, y, width, height }: Rect): string => {
  const cx = x + width / 2
  const bandHeight = height * 0.3
  const radius = Math.min(width * 0.43, height * 0.28)
  return (
    rect({ x, y, width, height: bandHeight }, spec.accent, 6) +
    lettering(spec.label, {
      cx,
      cy: y + bandHeight / 2,
      width: width - 14,
      height: bandHeight - 10,
      ink: inkOn(spec.accent, spec.colour),
    }) +
    iconDisc(spec, cx, y + bandHeight + radius + height * 0.035, radius) +
    lettering(spec.size, {
      cx,
      cy: y + height * 0.955,
      width: width * 0.66,
      height: height * 0.1,
      ink: inkOn(spec.colour),
      max: 15,
      lines: 1,
      weight: 700,
    })
  )
}

/** Name on the body, icon on a wave of the second colour. */
const waveFace = (spec: PictureSpec, { x, y, width, height }: Rect): string => {
  const cx = x + width / 2
  const radius = Math.min(width * 0.42, height * 0.28)
  const wave = y + height * 0.56
  return (
    `<path d="M${x} ${wave}q${width / 4} -${height * 0.12} ${width / 2} 0t${width / 2} 0V${y + height - 8}q0 8-8 8H${x + 8}q-8 0-8-8z" fill="${spec.accent}"/>` +
    lettering(spec.label, {
      cx,
      cy: y + height * 0.15,
      width: width - 8,
      height: height * 0.27,
      ink: inkOn(spec.colour, spec.accent),
    }) +
    iconDisc(spec, cx, y + height * 0.58, radius) +
    lettering(spec.size, {
      cx,
      cy: y + height * 0.93,
      width: width * 0.62,
      height: height * 0.1,
      ink: inkOn(spec.accent),
      max: 15,
      lines: 1,
      weight: 700,
    })
  )
}

/** A cream panel with name and icon, stripes of the second colour above and below. */
const panelFace = (spec: PictureSpec, { x, y, width, height }: Rect): string => {
  const cx = x + width / 2
  const iconWidth = Math.min(width * 0.66, height * 0.44)
  return (
    rect({ x, y, width, height }, '#fffaf0', 10) +
    `<path d="M${x + 10} ${y + 7}h${width - 20}M${x + 10} ${y + height - 7}h${width - 20}" stroke="${spec.accent}" stroke-width="4" stroke-linecap="round"/>` +
    lettering(spec.label, {
      cx,
      cy: y + height * 0.22,
      width: width - 14,
      height: height * 0.27,
      ink: inkOn('#fffaf0', darker(spec.colour, 0.15)),
    }) +
    (isPaleIcon(spec.icon)
      ? iconDisc(spec, cx, y + height * 0.58, iconWidth * 0.5)
      : placeIcon(spec.icon, cx, y + height * 0.59, iconWidth)) +
    lettering(spec.size, {
      cx,
      cy: y + height * 0.87,
      width: width * 0.7,
      height: height * 0.1,
      ink: '#5a4636',
      max: 15,
      lines: 1,
      weight: 700,
    })
  )
}

/** What is printed on the front of an upright pack. */
export const face = (spec: PictureSpec, area: Rect): string => {
  const faces = [bandFace, waveFace, panelFace]
  return (faces[spec.variant % faces.length] ?? bandFace)(spec, area)
}

/** A paper label round a jar or bottle. */
export const paperLabel = (spec: PictureSpec, area: Rect): string => {
  const { x, y, width, height } = area
  const cx = x + width / 2
  const nameHeight = height * 0.38
  const paper = spec.variant % 2 === 0 ? '#fffaf0' : lighter(spec.accent, 0.9)
  const nameGround = inkOn(spec.accent) === '#ffffff' ? spec.accent : darker(spec.accent, 0.05)
  return (
    rect(area, paper, 5) +
    rect({ x, y, width, height: nameHeight }, nameGround, 5) +
    lettering(spec.label, { cx, cy: y + nameHeight / 2, width: width - 18, height: nameHeight - 10, ink: inkOn(nameGround) }) +
    (isPaleIcon(spec.icon)
      ? iconDisc(spec, cx, y + height * 0.62, height * 0.21)
      : placeIcon(spec.icon, cx, y + height * 0.62, Math.min(width * 0.64, height * 0.41))) +
    lettering(spec.size, {
      cx,
      cy: y + height * 0.91,
      width: width * 0.8,
      height: height * 0.12,
      ink: '#5a4636',
      max: 14,
      lines: 1,
      weight: 700,
    }) +
    rect(area, 'url(#s)', 5)
  )
}

/** What is printed on a lying pack: icon left, words right. */
export const lyingFace = (spec: PictureSpec, { x, y, width, height }: Rect): string => {
  const radius = Math.min(height * 0.44, width * 0.24)
  const textX = x + radius * 2 + 8
  const textWidth = x + width - textX
  return (
    iconDisc(spec, x + radius, y + height / 2, radius) +
    lettering(spec.label, {
      cx: textX + textWidth / 2,
      cy: y + height * 0.4,
      width: textWidth,
      height: height * 0.58,
      ink: inkOn(spec.colour, spec.accent),
    }) +
    lettering(spec.size, {
      cx: textX + textWidth / 2,
      cy: y + height * 0.84,
      width: textWidth,
      height: height * 0.18,
      ink: inkOn(spec.colour),
      max: 15,
      lines: 1,
      weight: 700,
    })
  )
}

/** The shop's own paper tag, for goods without a printed pack. */
export const shopTag = (spec: PictureSpec, cy: number, cx = 160): string => {
  const area = { x: cx - 78, y: cy - 22, width: 156, height: spec.size ? 50 : 42 }
  return (
    rect({ ...area, y: area.y + 3 }, '#3a2413', 8, ' fill-opacity=".2"') +
    rect(area, '#fffaf0', 8) +
    `<rect x="${area.x + 4}" y="${area.y + 4}" width="${area.width - 8}" height="${area.height - 8}" rx="5" fill="none" stroke="#c8743a" stroke-width="1.5" stroke-dasharray="4 3"/>` +
    lettering(spec.label, { cx, cy: spec.size ? cy - 5 : cy - 1, width: 132, height: 26, ink: '#5a2a12', max: 21, lines: 1 }) +
    (spec.size
      ? lettering(spec.size, { cx, cy: cy + 15, width: 120, height: 14, ink: '#8a6a4a', max: 12.5, lines: 1, weight: 700 })
      : '')
  )
}
