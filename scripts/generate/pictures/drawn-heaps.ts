import { darker, lighter } from './colour.ts'

/** Icons that no emoji set has, drawn in a 32 by 32 box. This file: heaps, grains, cubes and dried goods. */

/** Numbers that look random and are the same in every run. */
const spread = (seed: number): number => {
  const value = Math.sin(seed * 127.1) * 43758.5453
  return value - Math.floor(value)
}

const mound = (colour: string): string =>
  `<path fill="${colour}" d="M2 27C4 18 10 9 16 9s12 9 14 18q-14 5-28 0z"/><path fill="${lighter(colour, 0.35)}" d="M7 22c2-6 5-10 9-11-3 4-4 8-4 12z"/>`

/** Places inside the mound, row by row. */
const moundPlaces = (step: number): { x: number; y: number; seed: number }[] => {
  const places: { x: number; y: number; seed: number }[] = []
  for (let y = 27; y > 10; y -= step) {
    const half = 13.5 * Math.sqrt(Math.max(0, (y - 8.5) / 19))
    for (let x = 16 - half + step / 2; x < 16 + half; x += step * 1.15) places.push({ x, y: y - 0.5, seed: x * 3 + y * 7 })
  }
  return places
}

const tones = (colour: string): string[] => [colour, lighter(colour, 0.28), darker(colour, 0.16)]
const at = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

const heap = (colour: string): string => {
  const specks = moundPlaces(4.6)
    .map(({ x, y, seed }) => `M${at(x + spread(seed) * 2)} ${at(y - 1)}h.1`)
    .join('')
  return `${mound(colour)}<path d="${specks}" stroke="${darker(colour, 0.2)}" stroke-width="1" stroke-linecap="round" fill="none"/>`
}

/** One stroke per grain, gathered by tone: small files. */
const strokes = (colour: string, step: number, length: number, width: number): string => {
  const groups: string[] = ['', '', '']
  for (const { x, y, seed } of moundPlaces(step)) {
    const angle = spread(seed) * Math.PI
    const group = Math.floor(spread(seed + 5) * 3)
    const end = `${at(Math.cos(angle) * length)} ${at(Math.sin(angle) * length)}`
    groups[group] += `M${at(x)} ${at(y - 1)}l${end}`
  }
  const shades = tones(colour)
  return groups
    .map(
      (path, index) => `<path d="${path}" stroke="${shades[index]}" stroke-width="${width}" stroke-linecap="round" fill="none"/>`,
    )
    .join('')
}

const grain = (colour: string): string => mound(darker(colour, 0.28)) + strokes(colour, 3.3, 0.1, 3.3)
const rice = (colour: string): string => mound(darker(colour, 0.18)) + strokes(colour, 2.9, 3, 1.5)
const seeds = (colour: string): string => mound(darker(colour, 0.3)) + strokes(lighter(colour, 0.12), 2.5, 1.5, 1.2)

const cube = (x: number, y: number, side: number, colour: string): string =>
  `<path fill="${lighter(colour, 0.4)}" d="M${x} ${y}l${side} -${side / 2} ${side} ${side / 2} -${side} ${side / 2}z"/><path fill="${colour}" d="M${x} ${y}l${side} ${side / 2}v${side}l-${side} -${side / 2}z"/><path fill="${darker(colour, 0.16)}" d="M${x + side} ${y + side / 2}l${side} -${side / 2}v${side}l-${side} ${side / 2}z"/>`

const cubes = (colour: string): string => cube(10, 8, 6, colour) + cube(2.5, 16, 6, colour) + cube(16.5, 16.5, 6, colour)

const stick = (colour: string): string =>
  [0, 1, 2]
    .map(
      (n) =>
        `<g transform="rotate(${-28 + n * 22} 16 16)"><rect x="12.6" y="3" width="6" height="26" rx="3" fill="${n === 1 ? lighter(colour, 0.2) : colour}"/><path d="M14.4 5v22M17 6v20" stroke="${darker(colour, 0.3)}" stroke-width=".7" fill="none"/></g>`,
    )
    .join('')

const clove = (colour: string): string =>
  [0, 1, 2]
    .map(
      (n) =>
        `<g transform="rotate(${-35 + n * 34} 16 20)"><path d="M16 27V13" stroke="${colour}" stroke-width="3" stroke-linecap="round"/><circle cx="16" cy="9" r="3" fill="${lighter(colour, 0.2)}"/><path d="M12 11l2.5 2.5M20 11l-2.5 2.5" stroke="${darker(colour, 0.2)}" stroke-width="2.2" stroke-linecap="round"/></g>`,
    )
    .join('')

const nut = (path: string, colour: string, places: readonly [number, number, number][]): string =>
  places
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${path}" fill="${colour}"/><path d="${path}" fill="none" stroke="${darker(colour, 0.22)}" stroke-width=".8"/></g>`,
    )
    .join('')

const THREE = [
  [10, 12, -20],
  [21, 12, 40],
  [15, 22, 10],
] as const

const cashew = (): string =>
  nut(
    'M-6-2C-5-7 4-8 6-3s0 8-3 8-2-4-4-5-5-0-5-2z',
    '#f3dfb4',
    THREE.map((place) => [...place]),
  )
const date = (): string =>
  nut(
    'M-3-7q3-2 6 0 3 7 0 14-3 2-6 0-3-7 0-14z',
    '#6b3319',
    THREE.map((place) => [...place]),
  )
const brain = (): string =>
  `<circle cx="16" cy="16" r="12" fill="#b98a5a"/><path d="M16 4.5v23M11 7q-4 3-1 7-5 2-1 6 0 5 4 5M21 7q4 3 1 7 5 2 1 6 0 5-4 5" fill="none" stroke="#82582f" stroke-width="1.8" stroke-linecap="round"/>`

const makhana = (): string =>
  [
    [9, 20],
    [16, 21],
    [23, 20],
    [12.5, 14],
    [19.5, 14],
    [16, 8.5],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="4.5" fill="#fffaf0" stroke="#d9c7a4" stroke-width=".7"/><path d="M${x} ${(y ?? 0) - 2}q2 2 0 3.5" stroke="#b08a55" fill="none"/>`,
    )
    .join('')

export const heapIcons: Record<string, (colour: string) => string> = {
  heap,
  grain,
  rice,
  seeds,
  cubes,
  stick,
  clove,
  cashew,
  date,
  brain,
  makhana,
}
