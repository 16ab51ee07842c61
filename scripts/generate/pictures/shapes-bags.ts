import { darker, inkOn, lighter } from './colour.ts'
import { placeIcon, repeatIcon } from './icons.ts'
import { lettering } from './lettering.ts'
import { ellipse, face, lyingFace, type PictureSpec, rect, shaded, standShadow } from './picture-parts.ts'

/** Bags, pouches, wrappers and sacks. */

/** A straight edge cut in little teeth, as sealed bags have. */
const teeth = (fromX: number, toX: number, y: number, up: boolean): string => {
  const count = 18
  const step = (toX - fromX) / count
  return Array.from(
    { length: count },
    (_, n) =>
      `L${Math.round((fromX + step * (n + 0.5)) * 10) / 10} ${y + (up ? -5 : 5)}L${Math.round((fromX + step * (n + 1)) * 10) / 10} ${y}`,
  ).join('')
}

const standup = (spec: PictureSpec): string =>
  standShadow(160, 287, 96) +
  shaded('M84 40h152q7 0 8 7c4 70 3 150 10 224q1 12-11 14-83 8-166 0-12-2-11-14c7-74 6-154 10-224q1-7 8-7z', spec.colour) +
  `<path d="M79 60h162" stroke="${darker(spec.colour, 0.3)}" stroke-width="3"/><path d="M84 40h152q7 0 8 7v13H76V47q1-7 8-7z" fill="${darker(spec.colour, 0.16)}"/><path d="M72 268q88 18 176 0" stroke="#000" stroke-opacity=".16" stroke-width="3" fill="none"/>` +
  face(spec, { x: 92, y: 72, width: 136, height: 188 }) +
  '<path d="M86 70c-2 60-3 120-7 186" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none" stroke-linecap="round"/>'

const sealedBag = (spec: PictureSpec, bulge: number): string => {
  const path = `M76 46${teeth(76, 244, 46, true)}L244 66Q${244 + bulge} 160 244 262L244 280${teeth(244, 76, 280, false)}L76 262Q${76 - bulge} 160 76 66z`
  const seal = darker(spec.colour, 0.18)
  return (
    standShadow(160, 288, 92) +
    shaded(path, spec.colour) +
    `<path d="M76 46${teeth(76, 244, 46, true)}V62H76zM244 280${teeth(244, 76, 280, false)}V264H244z" fill="${seal}"/><path d="M76 54h168M76 272h168" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"/>` +
    face(spec, { x: 90, y: 74, width: 140, height: 182 }) +
    `<path d="M${82 - bulge / 2} 90q-6 70 0 130" stroke="#fff" stroke-opacity=".42" stroke-width="6" fill="none" stroke-linecap="round"/>`
  )
}

const pouch = (spec: PictureSpec): string => sealedBag(spec, 8)
const pillow = (spec: PictureSpec): string => sealedBag({ ...spec, variant: spec.variant % 2 }, 34)

const sack = (spec: PictureSpec): string =>
  standShadow(160, 289, 104) +
  shaded(
    'M78 42q82 10 164 0 8 4 6 14-6 12-2 24 14 90 8 190-2 14-14 16-80 8-160 0-12-2-14-16-6-100 8-190 4-12-2-24-2-10 6-14z',
    spec.colour,
  ) +
  `<path d="M72 62q88 12 176 0" stroke="${darker(spec.colour, 0.32)}" stroke-width="4" fill="none" stroke-dasharray="7 5"/><path d="M78 42q82 10 164 0l5 12q-87 11-174 0z" fill="${lighter(spec.colour, 0.18)}"/>` +
  face(spec, { x: 86, y: 78, width: 148, height: 194 }) +
  '<path d="M80 96q-10 80-6 160" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none" stroke-linecap="round"/>'

const biscuit = (spec: PictureSpec): string => {
  const ridges = Array.from({ length: 6 }, (_, n) => `M${20 + n * 4} 96v112M${280 + n * 4} 96v112`).join('')
  return (
    ellipse(160, 232, 140, 12, '#3a2413', ' fill-opacity=".16"') +
    shaded('M18 96h26q116-14 232 0h26v112h-26q-116 14-232 0H18z', spec.colour) +
    `<path d="M18 96h26v112H18zM276 96h26v112h-26z" fill="${darker(spec.colour, 0.16)}"/><path d="${ridges}" stroke="#fff" stroke-opacity=".3" stroke-width="1.5"/><path d="M46 108q114-13 228 0" stroke="#fff" stroke-opacity=".5" stroke-width="5" fill="none" stroke-linecap="round"/>` +
    lyingFace(spec, { x: 56, y: 112, width: 208, height: 84 }) +
    repeatIcon(spec.icon, [
      [214, 244, 58, -8],
      [262, 250, 52, 18],
    ])
  )
}

const loaf = (spec: PictureSpec): string =>
  ellipse(160, 276, 124, 12, '#3a2413', ' fill-opacity=".16"') +
  shaded('M46 120q-6-44 40-50 20-14 74-14t74 14q46 6 40 50l-6 138q0 16-16 16H68q-16 0-16-16z', '#d99a4f') +
  `<path d="M62 126q-2-34 36-38 18-12 62-12t62 12q38 4 36 38" fill="none" stroke="#f3cd8f" stroke-width="10" stroke-linecap="round"/>` +
  rect({ x: 50, y: 132, width: 220, height: 112 }, spec.colour) +
  `<path d="M50 132h220v7H50zM50 237h220v7H50z" fill="${spec.accent}"/>` +
  lyingFace(spec, { x: 62, y: 146, width: 196, height: 86 }) +
  '<path d="M64 120q10-30 40-34" stroke="#fff" stroke-opacity=".6" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M46 120q-6-44 40-50 20-14 74-14t74 14q46 6 40 50l-6 138q0 16-16 16H68q-16 0-16-16z" fill="#fff" fill-opacity=".1"/>'

/** A see-through bag with a paper header. */
const clear = (spec: PictureSpec): string =>
  standShadow(160, 286, 96) +
  rect({ x: 72, y: 84, width: 176, height: 198 }, '#ffffff', 14, ' fill-opacity=".75"') +
  repeatIcon(spec.icon, [
    [112, 250, 66, -14],
    [160, 252, 66, 10],
    [208, 250, 66, -6],
    [128, 206, 66, 18],
    [192, 206, 66, -18],
    [112, 166, 60, 6],
    [160, 162, 62, -10],
    [208, 166, 60, 14],
  ]) +
  '<path d="M72 98v170q0 14 14 14h148q14 0 14-14V98" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".9"/><path d="M84 130v120" stroke="#fff" stroke-width="7" stroke-opacity=".7" stroke-linecap="round"/>' +
  shaded('M66 40h188v92H66z', spec.accent) +
  rect({ x: 72, y: 46, width: 176, height: 80 }, '#fffaf0', 4) +
  lettering(spec.label, { cx: 160, cy: spec.size ? 78 : 86, width: 160, height: 44, ink: darker(spec.accent, 0.45) }) +
  lettering(spec.size, { cx: 160, cy: 112, width: 120, height: 16, ink: '#8a6a4a', max: 14, lines: 1, weight: 700 })

/** A strip of small sachets that tear off. */
const sachet = (spec: PictureSpec): string => {
  const seal = darker(spec.colour, 0.2)
  const one = (x: number, y: number, turn: number, front: boolean): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${shaded(`M${x - 60} ${y - 104}h120v208h-120z`, spec.colour)}<path d="M${x - 60} ${y - 104}h120v14h-120zM${x - 60} ${y + 90}h120v14h-120z" fill="${seal}"/><path d="M${x - 60} ${y - 97}h120M${x - 60} ${y + 97}h120" stroke="#fff" stroke-opacity=".4" stroke-width="1.5" stroke-dasharray="3 3"/>${front ? face(spec, { x: x - 50, y: y - 82, width: 100, height: 164 }) : ''}</g>`
  return standShadow(160, 288, 92) + one(118, 172, -14, false) + one(204, 172, 13, false) + one(160, 172, 0, true)
}

/** A card that hangs on a hook, with a big picture of the thing. */
const flat = (spec: PictureSpec): string =>
  standShadow(160, 290, 88) +
  shaded('M90 34h140q14 0 14 14v224q0 14-14 14H90q-14 0-14-14V48q0-14 14-14z', spec.colour) +
  '<path d="M140 50q0-7 7-7h26q7 0 7 7t-7 7h-4q0 6-9 6t-9-6h-4q-7 0-7-7z" fill="#fff" fill-opacity=".85"/>' +
  rect({ x: 88, y: 118, width: 144, height: 132 }, '#fffaf0', 16) +
  `<rect x="88" y="118" width="144" height="132" rx="16" fill="none" stroke="${spec.accent}" stroke-width="3" stroke-opacity=".7"/>` +
  placeIcon(spec.icon, 160, 184, 112) +
  '<path d="M98 150q2-22 24-24" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/>' +
  lettering(spec.label, { cx: 160, cy: 91, width: 140, height: 44, ink: inkOn(spec.colour, spec.accent) }) +
  lettering(spec.size, {
    cx: 160,
    cy: 266,
    width: 120,
    height: 18,
    ink: inkOn(spec.colour, spec.accent),
    max: 15,
    lines: 1,
    weight: 700,
  })

export const bagShapes: Record<string, (spec: PictureSpec) => string> = {
  standup,
  pouch,
  pillow,
  sack,
  biscuit,
  loaf,
  clear,
  sachet,
  flat,
}
