import { darker, inkOn, lighter } from './colour.ts'
import { repeatIcon } from './icons.ts'
import { lettering } from './lettering.ts'
import { ellipse, face, lyingFace, type PictureSpec, paperLabel, rect, shaded, standShadow } from './picture-parts.ts'

/** Boxes, cartons, tins, tubs and whatever else stands by itself. */

const box = (spec: PictureSpec): string =>
  standShadow(168, 286, 108) +
  `<path d="M64 66l30-26h166l-30 26z" fill="${lighter(spec.colour, 0.28)}"/><path d="M230 66l30-26v214l-30 30z" fill="${darker(spec.colour, 0.26)}"/>` +
  rect({ x: 64, y: 66, width: 166, height: 218 }, spec.colour, 3) +
  face(spec, { x: 76, y: 80, width: 142, height: 190 }) +
  `<path d="M64 66h166v218" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M236 88l18-16v40l-18 16z" fill="${spec.accent}" fill-opacity=".75"/>`

const carton = (spec: PictureSpec): string =>
  standShadow(166, 288, 92) +
  `<path d="M88 92l14-46h110l28 34v14z" fill="${lighter(spec.colour, 0.2)}"/><path d="M102 46h110v-16H102z" fill="${darker(spec.colour, 0.1)}"/><path d="M212 46l28 40-30 6z" fill="${darker(spec.colour, 0.2)}"/><path d="M210 92l30-8v178l-30 24z" fill="${darker(spec.colour, 0.28)}"/>` +
  rect({ x: 88, y: 92, width: 122, height: 194 }, spec.colour) +
  '<circle cx="150" cy="70" r="13" fill="#f4f6f8"/><circle cx="150" cy="70" r="8" fill="#d5dce2"/>' +
  face(spec, { x: 95, y: 100, width: 108, height: 178 })

const tin = (spec: PictureSpec): string =>
  standShadow(160, 286, 92) +
  shaded('M76 64q84 26 168 0v206q-84 28-168 0z', '#c9ced2') +
  shaded('M76 82q84 26 168 0v170q-84 28-168 0z', spec.colour) +
  ellipse(160, 64, 84, 18, '#e4e8eb') +
  ellipse(160, 64, 70, 13, '#b9c1c7') +
  face(spec, { x: 96, y: 106, width: 128, height: 152 }) +
  '<path d="M88 96v156" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>'

const jar = (spec: PictureSpec): string =>
  standShadow(160, 287, 92) +
  shaded('M82 92q0-12 12-16h132q12 4 12 16v176q0 18-18 18H100q-18 0-18-18z', spec.colour) +
  rect({ x: 90, y: 40, width: 140, height: 38 }, spec.accent, 8) +
  `<path d="M104 44v30M120 44v30M136 44v30M152 44v30M168 44v30M184 44v30M200 44v30M216 44v30" stroke="#000" stroke-opacity=".14" stroke-width="3"/>${rect({ x: 90, y: 40, width: 140, height: 38 }, 'url(#s)', 8)}` +
  paperLabel({ ...spec, accent: nameColour(spec) }, { x: 84, y: 114, width: 152, height: 138 }) +
  '<path d="M94 96v168" stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round"/>'

/** A light lid would make a pale label: then the body's colour carries the name. */
const nameColour = (spec: PictureSpec): string => (inkOn(spec.accent) === '#ffffff' ? spec.accent : darker(spec.colour, 0.3))

const tub = (spec: PictureSpec): string =>
  standShadow(160, 272, 96) +
  shaded('M58 106h204l-20 150q-2 14-16 14H94q-14 0-16-14z', spec.colour) +
  shaded('M50 84q0-10 10-10h200q10 0 10 10v22H50z', lighter(spec.accent, 0.12)) +
  face({ ...spec, variant: 2 }, { x: 86, y: 116, width: 148, height: 142 })

const cup = (spec: PictureSpec): string =>
  standShadow(160, 284, 72) +
  shaded('M74 92h172l-26 178q-2 12-14 12h-92q-12 0-14-12z', spec.colour) +
  ellipse(160, 92, 90, 18, lighter(spec.accent, 0.45)) +
  ellipse(160, 88, 90, 18, '#f2f4f5') +
  ellipse(160, 87, 78, 13, lighter(spec.accent, 0.7)) +
  paperLabel({ ...spec, accent: nameColour(spec) }, { x: 98, y: 126, width: 124, height: 134 })

const bar = (spec: PictureSpec): string =>
  ellipse(164, 236, 132, 12, '#3a2413', ' fill-opacity=".16"') +
  `<path d="M34 122l26-26h236l-26 26z" fill="${lighter(spec.colour, 0.3)}"/><path d="M270 122l26-26v84l-26 48z" fill="${darker(spec.colour, 0.28)}"/>` +
  rect({ x: 34, y: 122, width: 236, height: 106 }, spec.colour, 4) +
  `<path d="M34 206h236v18q0 4-4 4H38q-4 0-4-4z" fill="${spec.accent}" fill-opacity=".7"/>` +
  lyingFace(spec, { x: 46, y: 128, width: 212, height: 80 }) +
  '<path d="M36 124h232" stroke="#fff" stroke-opacity=".5" stroke-width="2.5"/>'

const roll = (spec: PictureSpec): string =>
  standShadow(160, 284, 80) +
  shaded('M92 74q68 22 136 0v196q-68 24-136 0z', spec.colour) +
  ellipse(160, 74, 68, 20, lighter(spec.colour, 0.55)) +
  ellipse(160, 74, 24, 8, darker(spec.colour, 0.4)) +
  `<path d="M118 74q42 22 84 0M108 74q52 30 104 0" fill="none" stroke="#000" stroke-opacity=".1" stroke-width="2"/>` +
  paperLabel({ ...spec, accent: nameColour(spec) }, { x: 94, y: 116, width: 132, height: 136 })

const book = (spec: PictureSpec): string =>
  standShadow(160, 286, 96) +
  rect({ x: 82, y: 44, width: 168, height: 240 }, '#f4f1e6', 8) +
  '<path d="M246 52v226M242 50v230" stroke="#cfc9b5" stroke-width="2"/>' +
  rect({ x: 72, y: 40, width: 166, height: 244 }, spec.colour, 8) +
  rect({ x: 72, y: 40, width: 26, height: 244 }, darker(spec.colour, 0.3), 8) +
  face(spec, { x: 106, y: 58, width: 120, height: 208 })

const strip = (spec: PictureSpec): string => {
  const places = [0, 1, 2, 3, 4].flatMap((row) => [0, 1].map((column) => ({ x: 214 + column * 44, y: 92 + row * 38 })))
  const pill = `<g id="p">${ellipse(0, 2, 17, 13, '#8d979f', ' fill-opacity=".6"')}${ellipse(0, 0, 16, 12, lighter(spec.accent, 0.55))}${ellipse(-4, -4, 6, 3, '#ffffff', ' fill-opacity=".8"')}</g>`
  const pills = `<defs>${pill}</defs>${places.map(({ x, y }) => `<use href="#p" x="${x}" y="${y}"/>`).join('')}`
  return (
    standShadow(160, 288, 116) +
    `<path d="M36 74l18-18h128l-18 18z" fill="${lighter(spec.colour, 0.5)}"/><path d="M164 74l18-18v208l-18 20z" fill="${darker(spec.colour, 0.2)}"/>` +
    rect({ x: 36, y: 74, width: 128, height: 210 }, spec.colour, 3) +
    face({ ...spec, variant: spec.variant % 2 === 0 ? 0 : 2 }, { x: 44, y: 86, width: 112, height: 186 }) +
    `<g transform="rotate(7 236 170)">${shaded('M188 60h96q8 0 8 8v208q0 8-8 8h-96q-8 0-8-8V68q0-8 8-8z', '#cfd6db')}<path d="M236 64v216" stroke="#fff" stroke-opacity=".6" stroke-dasharray="4 4"/>${pills}</g>`
  )
}

const cake = (spec: PictureSpec): string => {
  const cream = inkOn(spec.colour) === '#ffffff' ? '#fff6ea' : lighter(spec.accent, 0.2)
  return (
    standShadow(160, 292, 66) +
    '<path d="M150 236h20l6 46h-32z" fill="#d9dfe4"/>' +
    ellipse(160, 284, 52, 10, '#c3cbd2') +
    ellipse(160, 232, 132, 22, '#c9d1d8') +
    ellipse(160, 227, 132, 22, '#f1f4f6') +
    shaded('M60 120v88q100 36 200 0v-88z', spec.colour) +
    ellipse(160, 120, 100, 32, lighter(spec.colour, 0.14)) +
    `<path d="M60 120a100 32 0 0 1 200 0v18q-8 12-17 0-9 22-25 5-8 20-25 6-9 24-33 4-14 20-33 0-10 18-25-4-10 14-25-10-10 8-17-3z" fill="${cream}"/>` +
    ellipse(160, 118, 88, 25, lighter(cream, 0.5)) +
    repeatIcon(spec.icon, [
      [104, 94, 54],
      [216, 94, 54],
      [160, 84, 66],
    ]) +
    `<path d="M66 198q94 32 188 0" stroke="${cream}" stroke-width="9" fill="none" stroke-linecap="round" stroke-dasharray=".1 13"/>` +
    cakeCard(spec)
  )
}

const cakeCard = (spec: PictureSpec): string =>
  rect({ x: 92, y: 240, width: 136, height: 40 }, '#fffaf0', 8, ' stroke="#c8743a" stroke-width="1.5"') +
  lettering(spec.label, { cx: 160, cy: spec.size ? 254 : 260, width: 122, height: 20, ink: '#5a2a12', max: 17, lines: 1 }) +
  lettering(spec.size, { cx: 160, cy: 271, width: 100, height: 13, ink: '#8a6a4a', max: 12, lines: 1, weight: 700 })

export const boxShapes: Record<string, (spec: PictureSpec) => string> = {
  box,
  carton,
  tin,
  jar,
  tub,
  cup,
  bar,
  roll,
  book,
  strip,
  cake,
}
