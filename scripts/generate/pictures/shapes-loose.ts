import { darker, lighter } from './colour.ts'
import { placeIcon, repeatIcon } from './icons.ts'
import { ellipse, type PictureSpec, rect, shaded, shopTag, standShadow } from './picture-parts.ts'

/** Goods as they lie in the shop: heaps, crates, plates, pots. */

/** An open jute sack with its rim rolled down and a heap inside. */
const bowl = (spec: PictureSpec): string =>
  standShadow(160, 288, 112) +
  shaded('M58 152q-12 66 4 122 2 10 12 12 86 8 172 0 10-2 12-12 16-56 4-122z', '#c79f66') +
  '<path d="M62 190q98 18 196 0M60 216q100 18 200 0M62 242q98 16 196 0M66 266q94 14 188 0M92 160v122M126 164v122M160 166v122M194 164v122M228 160v122" stroke="#9c7743" stroke-opacity=".4" stroke-width="1.5" fill="none"/>' +
  ellipse(160, 150, 112, 36, '#a87f48') +
  `<g transform="translate(52 -2) scale(6.75 5.8)">${placeIcon(spec.icon, 16, 16, 32)}</g>` +
  '<path d="M48 150q0 38 112 38t112-38q6 6 4 18-8 36-116 36T44 168q-2-12 4-18z" fill="#d9b47c"/><path d="M48 156q6 36 112 36t112-36" stroke="#f0d6a8" stroke-width="4" fill="none" stroke-linecap="round"/>' +
  shopTag(spec, 244)

const PILE = [
  [84, 128, 74, -12],
  [134, 122, 76, 8],
  [186, 122, 76, -8],
  [236, 128, 74, 14],
  [108, 82, 74, 10],
  [160, 76, 78, -4],
  [212, 82, 74, -14],
  [136, 46, 66, -8],
  [184, 46, 66, 10],
] as const

/** Drawings that fill little of their box are shown larger, so that the crate looks full. */
const isSlim = (icon: string): boolean => /^x-(chilli|gourd|karela|radish|bhindi|beans)/.test(icon) || icon === 'hot-pepper'

const crate = (spec: PictureSpec): string => {
  const slat = (y: number): string =>
    rect({ x: 30, y, width: 260, height: 32 }, '#d3a063', 4) +
    `<path d="M36 ${y + 9}q120 6 248 0M36 ${y + 21}q100-5 248 0" stroke="#a87842" stroke-opacity=".45" stroke-width="1.5" fill="none"/>`
  return (
    standShadow(160, 290, 128) +
    rect({ x: 38, y: 118, width: 244, height: 152 }, darker('#8a6238', 0.45), 6) +
    repeatIcon(
      spec.icon,
      PILE.toReversed().map(([cx, cy, width, turn]) => [cx, cy, isSlim(spec.icon) ? width * 1.35 : width, turn] as const),
    ) +
    slat(158) +
    slat(198) +
    slat(238) +
    rect({ x: 30, y: 150, width: 22, height: 128 }, '#b98549', 4) +
    rect({ x: 268, y: 150, width: 22, height: 128 }, '#b98549', 4) +
    '<path d="M41 168h.1M41 214h.1M41 254h.1M279 168h.1M279 214h.1M279 254h.1" stroke="#6a4a26" stroke-width="5" stroke-linecap="round"/>' +
    shopTag(spec, 214)
  )
}

const bunch = (spec: PictureSpec): string =>
  ellipse(160, 238, 112, 16, '#3a2413', ' fill-opacity=".14"') +
  repeatIcon(spec.icon, [
    [110, 138, 150, -24],
    [210, 138, 150, 24],
    [160, 132, 190],
  ]) +
  shopTag(spec, 254)

const punnet = (spec: PictureSpec): string =>
  standShadow(160, 280, 124) +
  shaded('M38 152h244l-18 112q-2 14-16 14H72q-14 0-16-14z', '#4a5a4f') +
  repeatIcon(spec.icon, [
    [96, 112, 78, -10],
    [160, 104, 84, 6],
    [224, 112, 78, 12],
    [128, 146, 76, 12],
    [192, 146, 76, -10],
    [74, 150, 66, -20],
    [246, 150, 66, 20],
  ]) +
  '<path d="M38 152q120 40 244 0l-4 22q-118 36-236 0z" fill="#5f7265"/><path d="M60 96q90-50 190-12" stroke="#fff" stroke-opacity=".65" stroke-width="6" fill="none" stroke-linecap="round"/>' +
  shopTag(spec, 230)

const isPiled = (icon: string): boolean => /^x-(gulab|laddu|barfi|peda|cubes)/.test(icon)

const plate = (spec: PictureSpec): string =>
  ellipse(160, 232, 136, 26, '#3a2413', ' fill-opacity=".14"') +
  ellipse(160, 216, 136, 34, darker(spec.accent, 0.05)) +
  ellipse(160, 210, 136, 34, '#fdfcf8') +
  ellipse(160, 208, 104, 23, lighter(spec.accent, 0.78)) +
  (isPiled(spec.icon)
    ? repeatIcon(spec.icon, [
        [98, 178, 74],
        [160, 186, 76],
        [222, 178, 74],
        [128, 132, 74],
        [192, 132, 74],
        [160, 84, 74],
      ])
    : placeIcon(spec.icon, 160, 132, 180)) +
  shopTag(spec, 258)

const pot = (spec: PictureSpec): string =>
  standShadow(160, 288, 92) +
  shaded('M74 108q-36 40-34 92 4 60 60 86 60 6 120 0 56-26 60-86 2-52-34-92z', '#b5633a') +
  '<path d="M48 176q112 26 224 0M44 194q116 26 232 0" stroke="#f0cfa0" stroke-width="4" fill="none" stroke-dasharray="10 7"/>' +
  ellipse(160, 104, 98, 28, '#c97a4c') +
  ellipse(160, 101, 82, 20, '#8a4525') +
  ellipse(160, 99, 78, 17, '#fffdf2') +
  placeIcon(spec.icon, 160, 66, 82) +
  shopTag(spec, 240)

/** A steel milk can. */
const can = (spec: PictureSpec): string =>
  standShadow(160, 288, 88) +
  shaded('M122 70h76v30q0 12 18 22 26 14 26 46v104q0 14-14 14H92q-14 0-14-14V168q0-32 26-46 18-10 18-22z', '#d3dbe1') +
  '<path d="M80 178h160M80 262h160" stroke="#9aa7b1" stroke-width="4"/><path d="M124 98h72" stroke="#9aa7b1" stroke-width="4"/><path d="M102 126q-26-8-20-40M218 126q26-8 20-40" stroke="#a9b5be" stroke-width="8" fill="none" stroke-linecap="round"/>' +
  ellipse(160, 68, 46, 13, '#b4c0c9') +
  ellipse(160, 60, 46, 13, '#e6ecf0') +
  '<path d="M146 54q0-16 14-16t14 16" stroke="#aab6bf" stroke-width="6" fill="none"/><path d="M96 170v100" stroke="#fff" stroke-opacity=".8" stroke-width="8" stroke-linecap="round"/>' +
  placeIcon(spec.icon, 160, 152, 74) +
  shopTag(spec, 226)

const eggtray = (spec: PictureSpec): string => {
  const egg = (x: number, y: number): string =>
    `<path d="M${x} ${y - 34}c16 0 26 24 26 40a26 24 0 0 1-52 0c0-16 10-40 26-40z" fill="#fbf3e4"/>${ellipse(x - 8, y - 10, 6, 10, '#ffffff', ' fill-opacity=".9"')}`
  return (
    standShadow(160, 278, 130) +
    [66, 128, 190, 252].map((x) => egg(x, 116)).join('') +
    '<path d="M32 140q32 22 64 0t64 0 64 0 64 0v30H32z" fill="#a89878"/>' +
    [50, 105, 160, 215, 270].map((x) => egg(x, 154)).join('') +
    shaded('M24 176q27 26 54 0t54 0 56 0 54 0 54 0l-10 82q-2 14-16 14H50q-14 0-16-14z', '#b9aa8a') +
    shopTag(spec, 236)
  )
}

const tray = (spec: PictureSpec): string =>
  ellipse(160, 250, 140, 18, '#3a2413', ' fill-opacity=".16"') +
  shaded('M24 176h272l-14 58q-2 12-14 12H52q-12 0-14-12z', '#8f9aa3') +
  placeIcon(spec.icon, 160, 138, 210) +
  '<path d="M20 190h280v14H20z" fill="#b9c3cb"/>' +
  shopTag(spec, 252)

/** Ice cream on a stick, or a cone when the icon is one. */
const stick = (spec: PictureSpec): string => {
  const isCone = spec.icon === 'soft-ice-cream'
  return (
    ellipse(160, 266, 80, 12, '#3a2413', ' fill-opacity=".14"') +
    (isCone
      ? placeIcon(spec.icon, 160, 134, 216)
      : `${rect({ x: 148, y: 186, width: 24, height: 70 }, '#e3bd84', 10)}${shaded('M106 96q0-58 54-58t54 58v98q0 14-14 14h-80q-14 0-14-14z', spec.colour)}<path d="M128 92v92M160 84v104M192 92v92" stroke="#000" stroke-opacity=".1" stroke-width="8" stroke-linecap="round"/><path d="M120 100q0-38 26-46" stroke="#fff" stroke-opacity=".7" stroke-width="8" fill="none" stroke-linecap="round"/>${placeIcon(spec.icon, 224, 178, 84)}`) +
    shopTag(spec, 262)
  )
}

/** A thing that needs no pack. */
const stand = (spec: PictureSpec): string =>
  ellipse(160, 240, 100, 14, '#3a2413', ' fill-opacity=".14"') + placeIcon(spec.icon, 160, 132, 206) + shopTag(spec, 262)

export const looseShapes: Record<string, (spec: PictureSpec) => string> = {
  bowl,
  crate,
  bunch,
  punnet,
  plate,
  pot,
  can,
  eggtray,
  tray,
  stick,
  stand,
}
