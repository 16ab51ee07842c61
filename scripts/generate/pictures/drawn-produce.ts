import { darker, lighter } from './colour.ts'

/** Icons drawn in a 32 by 32 box. This file: the vegetables and fruits of an Indian market. */

const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0q-6-7 0-15 6 8 0 15z" fill="${colour}"/><path d="M0 0v-12" stroke="${darker(colour, 0.2)}" stroke-width=".8"/></g>`

const chilli = (colour: string): string =>
  `<g transform="rotate(-12 16 16)"><path d="M24 8c2 8-6 17-19 19 7-5 9-10 11-18z" fill="${colour}"/><path d="M22 10c0 5-4 10-9 13" stroke="${lighter(colour, 0.4)}" stroke-width="1.3" fill="none" stroke-linecap="round"/><path d="M15.5 9q4-4 9-1l-1 2.5q-4-1-7 1.5z" fill="${darker(colour, 0.3)}"/><path d="M20 7q1-4 4-5" stroke="${darker(colour, 0.3)}" stroke-width="1.8" fill="none" stroke-linecap="round"/></g>`

const leafy = (colour: string): string =>
  `<path d="M13 30l2-13M16 30V15M19 30l-2-13" stroke="${lighter(colour, 0.3)}" stroke-width="1.6"/>${[
    [8, 17, -60],
    [11, 13, -30],
    [16, 11, 0],
    [21, 13, 30],
    [24, 17, 60],
    [12, 19, -45],
    [20, 19, 45],
    [16, 17, 0],
  ]
    .map(([x, y, turn], index) => leaf(x ?? 0, y ?? 0, turn ?? 0, 0.68, index % 2 ? lighter(colour, 0.18) : colour))
    .join('')}<rect x="11.5" y="23" width="9" height="2.6" rx="1.3" fill="#d9a441"/>`

const cauliflower = (): string =>
  `<path d="M3 18q0 11 13 12 13-1 13-12-4 3-6 1-2-9-7-9t-7 9q-2 2-6-1z" fill="#7fb04f"/>${[
    [10, 16],
    [16, 14],
    [22, 16],
    [12.5, 11],
    [19.5, 11],
    [16, 19],
    [16, 8.5],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.2" fill="#fbf6e6" stroke="#e0d6b4" stroke-width=".7"/>`)
    .join('')}<path d="M4 19q3 9 12 10 9-1 12-10-2 5-7 4-3-1-5 2-2-3-5-2-5 1-7-4z" fill="#94c463"/>`

const cabbage = (): string =>
  `<circle cx="16" cy="17" r="12.5" fill="#9fcb75"/><path d="M5 13q7-7 11-8 5 1 11 8-3 9-11 16-8-7-11-16z" fill="#c3e29a"/><path d="M16 6v22M16 12q5-1 8-4M16 18q6-1 9-5M16 12q-5-1-8-4M16 18q-6-1-9-5" stroke="#eef8da" stroke-width="1.2" fill="none"/>`

const pod = (colour: string, turn: number, width: number): string =>
  `<g transform="rotate(${turn} 16 18)"><path d="M16 3q${width} 3 ${width - 0.5} 12-1 9-${width - 1} 15-${width - 1.5}-6-${width - 1}-15 0-9 ${width}-12z" fill="${colour}"/><path d="M16 5v22" stroke="${lighter(colour, 0.35)}" stroke-width="1"/><path d="M16 4V1" stroke="${darker(colour, 0.3)}" stroke-width="2.2" stroke-linecap="round"/></g>`

const bhindi = (): string => pod('#5c9a3b', -28, 4.5) + pod('#6fae49', 26, 4.5) + pod('#4f8b33', 0, 4.5)
const beans = (): string =>
  pod('#5c9a3b', -40, 2.8) + pod('#6fae49', -14, 2.8) + pod('#4f8b33', 14, 2.8) + pod('#63a341', 40, 2.8)

const gourd = (colour: string): string =>
  `<g transform="rotate(38 16 16)"><path d="M16 3q3 0 3 6 3 3 3 11 0 10-6 10t-6-10q0-8 3-11 0-6 3-6z" fill="${colour}"/><path d="M13 14q-1 7 1 12" stroke="${lighter(colour, 0.5)}" stroke-width="1.6" fill="none" stroke-linecap="round"/><path d="M16 4V0" stroke="#5f7f35" stroke-width="2" stroke-linecap="round"/></g>`

const karela = (): string =>
  `<g transform="rotate(48 16 16)"><path d="M16 2q6 4 6 14t-6 14q-6-4-6-14t6-14z" fill="#5f9a36"/><path d="M13 6q-2 10 0 20M16 4v24M19 6q2 10 0 20" stroke="#8cc057" stroke-width="1.7" stroke-dasharray="2 1.2" fill="none"/><path d="M16 2V-1" stroke="#41702a" stroke-width="1.8" stroke-linecap="round"/></g>`

const radish = (): string =>
  `<g transform="rotate(32 16 16)">${leaf(16, 11, -32, 0.7, '#5a9a3f')}${leaf(16, 11, 32, 0.7, '#5a9a3f')}${leaf(16, 11, 0, 0.8, '#6fb04c')}<path d="M12.5 10h7q1 9-3.5 21-4.5-12-3.5-21z" fill="#fcfbf5" stroke="#d9d6c4" stroke-width=".7"/><path d="M13 15h3M15 20h3" stroke="#d9d6c4"/></g>`

const beet = (): string =>
  `${leaf(16, 13, -30, 0.7, '#4f8f3a')}${leaf(16, 13, 30, 0.7, '#4f8f3a')}${leaf(16, 13, 0, 0.8, '#62a546')}<path d="M16 11c7 0 10 4 10 9s-6 7-8 9l-2 3-2-3c-2-2-8-4-8-9s3-9 10-9z" fill="#8a1f45"/><path d="M9 18q1-4 5-5" stroke="#c25a82" stroke-width="1.8" fill="none" stroke-linecap="round"/>`

const pumpkin = (): string =>
  `<ellipse cx="16" cy="19" rx="13" ry="10.5" fill="#e08a2a"/><ellipse cx="16" cy="19" rx="8.5" ry="10.5" fill="#ec9d3c"/><ellipse cx="16" cy="19" rx="3.6" ry="10.5" fill="#f4b45a"/><path d="M16 9q-1-4 2-6" stroke="#5f7f35" stroke-width="3" fill="none" stroke-linecap="round"/>`

const curryleaf = (): string =>
  `<path d="M16 31V4" stroke="#6b8f3a" stroke-width="1.4"/>${[0, 1, 2, 3].map((n) => leaf(16, 28 - n * 6, -62, 0.72, '#3f7f2f') + leaf(16, 28 - n * 6, 62, 0.72, '#4c9138')).join('')}${leaf(16, 10, 0, 0.6, '#5aa343')}`

const pomegranate = (): string =>
  `<path d="M12 6l1-4 2 2 1-3 1 3 2-2 1 4z" fill="#a01f35"/><circle cx="16" cy="18" r="12.5" fill="#b8283f"/><path d="M16 9q9 1 9 9t-9 10q-6-9 0-19z" fill="#f7e3c2"/>${[
    [18, 13],
    [21, 16],
    [18, 18],
    [21.5, 20.5],
    [18, 23],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9" fill="#c8142f"/>`)
    .join('')}<path d="M8 14q1-4 4-5" stroke="#e0687a" stroke-width="1.8" fill="none" stroke-linecap="round"/>`

const papaya = (): string =>
  `<g transform="rotate(35 16 16)"><path d="M16 1q8 6 8 17 0 12-8 12t-8-12q0-11 8-17z" fill="#7fa63c"/><path d="M16 4q6 5 6 14 0 10-6 10t-6-10q0-9 6-14z" fill="#f28a33"/><path d="M16 10q3 4 3 9t-3 6q-3-1-3-6t3-9z" fill="#f9c078"/><path d="M16 13v10M14.6 17v5M17.4 17v5" stroke="#3a2a22" stroke-width="1.5" stroke-linecap="round" stroke-dasharray=".1 2.3"/></g>`

const guava = (): string =>
  `${leaf(17, 7, 70, 0.6, '#4f8f3a')}<circle cx="16" cy="18" r="11.5" fill="#b4d065"/><path d="M8 15q2-5 6-6" stroke="#e2f0b4" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="16" cy="28.5" r="1.8" fill="#7f9a3c"/><path d="M16 7V4" stroke="#6b5a35" stroke-width="1.8" stroke-linecap="round"/>`

const tenderCoconut = (): string =>
  `<path d="M16 3c10 0 13 8 12 14-1 7-6 13-12 13S5 24 4 17C3 11 6 3 16 3z" fill="#6fae4a"/><path d="M7 10q-2 6 1 12M25 10q2 6-1 12" stroke="#8fca65" stroke-width="2" fill="none" stroke-linecap="round"/><ellipse cx="16" cy="7" rx="7" ry="3.4" fill="#f6f1de"/><ellipse cx="16" cy="7" rx="3" ry="1.5" fill="#c9dfe4"/><path d="M17 7l5-7" stroke="#e0484f" stroke-width="1.8" stroke-linecap="round"/>`

const onion = (): string =>
  `<path d="M16 3q1 5 3 7 10 3 10 11 0 8-9 9h-8q-9-1-9-9 0-8 10-11 2-2 3-7z" fill="#b8466a"/><path d="M16 9q-8 5-6 19M16 9q8 5 6 19M16 9v20" stroke="#d98aa4" stroke-width="1.2" fill="none"/><path d="M7 20q0-4 4-7" stroke="#f2c6d4" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M13 30l-1 2M16 30v2M19 30l1 2" stroke="#c9a67a" stroke-width="1.2"/>`

const BERRIES = [
  'M10 12h.1M17 12h.1M24 12h.1',
  'M13.5 18h.1M20.5 18h.1',
  'M17 24h.1',
  'M7 17h.1M27 17h.1M11 23h.1M23 23h.1M17 29h.1',
] as const

const grapes = (colour: string): string =>
  `<path d="M17 8q0-4 3-6" stroke="#7a5a35" stroke-width="1.8" fill="none" stroke-linecap="round"/>${leaf(18, 7, 62, 0.6, '#4f8f3a')}${BERRIES.map((path, index) => `<path d="${path}" stroke="${index % 2 ? darker(colour, 0.12) : colour}" stroke-width="7.4" stroke-linecap="round"/>`).join('')}<path d="M9 10.5h.1M16 10.5h.1M23 10.5h.1M12.5 16.5h.1M19.5 16.5h.1M16 22.5h.1" stroke="${lighter(colour, 0.65)}" stroke-width="2" stroke-linecap="round"/>`

const mushroom = (): string =>
  `<path d="M12 17h8l1 9q-5 5-10 0z" fill="#efe4d2"/><path d="M3 18Q4 5 16 5t13 13q-6 3-13 3T3 18z" fill="#fbf7ee"/><path d="M3 18q13 5 26 0-6 3.5-13 3.5T3 18z" fill="#c9b79c"/><path d="M8 13q2-4 6-5" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/>`

/** A round fruit or vegetable with a short stalk. */
const round = (colour: string): string =>
  `<circle cx="16" cy="18" r="12" fill="${colour}"/><path d="M5 21q3 9 11 9t12-9q-4 6-12 6T5 21z" fill="${darker(colour, 0.16)}"/><path d="M8 15q2-5 6-6" stroke="${lighter(colour, 0.55)}" stroke-width="2.2" fill="none" stroke-linecap="round"/><path d="M16 8V5" stroke="#6b5a35" stroke-width="1.8" stroke-linecap="round"/><path d="M15 9l2-1" stroke="#5f7f35" stroke-width="3" stroke-linecap="round"/>`

export const produceIcons: Record<string, (colour: string) => string> = {
  chilli,
  leafy,
  cauliflower,
  cabbage,
  bhindi,
  beans,
  gourd,
  karela,
  radish,
  beet,
  pumpkin,
  curryleaf,
  pomegranate,
  papaya,
  guava,
  onion,
  grapes,
  mushroom,
  round,
  tendercoconut: tenderCoconut,
}
