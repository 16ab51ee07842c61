import { darker, lighter } from './colour.ts'

/** Icons drawn in a 32 by 32 box. This file: sweets, bakes and things of the house. */

const ball = (colour: string): string =>
  `<circle cx="16" cy="17" r="12.5" fill="${colour}"/><path d="M4 20q3 9 12 9.5T28.5 18q-2 8-12 8T4 20z" fill="${darker(colour, 0.2)}"/><ellipse cx="11.5" cy="11" rx="4" ry="2.6" fill="${lighter(colour, 0.55)}" transform="rotate(-30 11.5 11)"/>`

const laddu = (colour: string): string => {
  const bumps = [8, 13, 18, 23]
    .flatMap((x, column) => [9, 14, 19, 24].map((y, row) => ({ x: x + (row % 2) * 2 - 1, y, tone: (column + row) % 3 })))
    .filter(({ x, y }) => (x - 16) ** 2 + (y - 17) ** 2 < 120)
  const tones = [lighter(colour, 0.35), darker(colour, 0.14), lighter(colour, 0.15)]
  return `<circle cx="16" cy="17" r="12.5" fill="${colour}"/>${tones
    .map(
      (tone, index) =>
        `<path d="${bumps
          .filter((bump) => bump.tone === index)
          .map(({ x, y }) => `M${x} ${y}h.1`)
          .join('')}" stroke="${tone}" stroke-width="3.6" stroke-linecap="round"/>`,
    )
    .join('')}`
}

const barfi = (colour: string): string =>
  `<path d="M16 7l14 8-14 8-14-8z" fill="${colour}"/><path d="M2 15l14 8v5L2 20z" fill="${darker(colour, 0.15)}"/><path d="M30 15l-14 8v5l14-8z" fill="${darker(colour, 0.26)}"/><path d="M9 14l7-4 7 4-6 4z" fill="#ffffff" fill-opacity=".65"/>`

const peda = (colour: string): string =>
  `<ellipse cx="16" cy="20" rx="13" ry="8.5" fill="${darker(colour, 0.2)}"/><ellipse cx="16" cy="17" rx="13" ry="8.5" fill="${colour}"/><ellipse cx="16" cy="16.5" rx="8" ry="4.8" fill="${darker(colour, 0.12)}"/><path d="M16 13v7M12 16.5h8" stroke="#7f9a3c" stroke-width="1.6" stroke-linecap="round"/>`

const jalebi = (): string => {
  const spiral = 'M16 16c2-3 6 0 4 4s-9 3-10-3 5-11 12-8 8 13 1 17-17 2-19-7S9 3 18 3'
  return `<path d="${spiral}" fill="none" stroke="#b9560f" stroke-width="4.6" stroke-linecap="round"/><path d="${spiral}" fill="none" stroke="#f28a1c" stroke-width="3.4" stroke-linecap="round"/><path d="${spiral}" fill="none" stroke="#fbc66a" stroke-width="1" stroke-linecap="round"/>`
}

const samosa = (): string =>
  `<path d="M16 3L30 26q-14 5-28 0z" fill="#d9993f"/><path d="M16 3L30 26q-6 2-11 2.5z" fill="#b9772a"/><path d="M3 25.5q13 4 26 0" stroke="#f0c37a" stroke-width="2" fill="none"/><path d="M10 18h.1M13 22h.1M15 13h.1M19 20h.1" stroke="#a5641f" stroke-width="1.8" stroke-linecap="round"/>`

const layered = (colour: string): string =>
  `<rect x="3" y="9" width="26" height="15" rx="3" fill="${colour}"/><path d="M3 13h26M3 16.5h26M3 20h26" stroke="${darker(colour, 0.25)}" stroke-width="1.3"/><path d="M4 10q12-4 24 0v2H4z" fill="${lighter(colour, 0.35)}"/><path d="M9 8.5l2 2M16 7.5l2 2M23 8.5l-2 2" stroke="${darker(colour, 0.3)}" stroke-width="1.2"/>`

const creamroll = (): string =>
  `<g transform="rotate(-20 16 16)"><rect x="5" y="10" width="22" height="12" rx="5" fill="#d9a04f"/><path d="M10 10l4 12M15 10l4 12M20 10l4 12" stroke="#b07a2f" stroke-width="1.6"/><ellipse cx="27" cy="16" rx="3.5" ry="6" fill="#fffdf5" stroke="#e6dcc0"/><ellipse cx="5" cy="16" rx="3.5" ry="6" fill="#fffdf5" stroke="#e6dcc0"/></g>`

const swissroll = (): string =>
  `<path d="M13 5h9q8 2 8 11t-8 11h-9z" fill="#4f2a18"/><circle cx="13" cy="16" r="11" fill="#6a3a22"/><path d="M13 16c1-2 4-1 4 1.5S12 22 9.5 19 9 10 14 9s9 4 8 9-6 8-11 7" fill="none" stroke="#fbeedd" stroke-width="1.8"/>`

const brownie = (): string =>
  `<path d="M16 6l13 6v9l-13 6-13-6v-9z" fill="#4a2614"/><path d="M16 6l13 6-13 6-13-6z" fill="#6b3a20"/><path d="M16 18v9l13-6v-9z" fill="#37190c"/><path d="M12 11l2 1M18 10l2 1M16 14l2 1M10 13l1 .5" stroke="#d9b07a" stroke-width="2.2" stroke-linecap="round"/>`

const pav = (): string =>
  [0, 1, 2]
    .flatMap((column) =>
      [0, 1].map(
        (row) =>
          `<rect x="${2 + column * 9.3}" y="${6 + row * 10}" width="10" height="11" rx="4" fill="${row ? '#c98742' : '#d99a52'}"/><path d="M${4.5 + column * 9.3} ${8.5 + row * 10}q2-1.5 4.5 0" stroke="#f0c68c" stroke-width="1.5" fill="none" stroke-linecap="round"/>`,
      ),
    )
    .join('')

const bun = (): string =>
  `<path d="M3 19q0-12 13-12t13 12z" fill="#cf8f45"/><path d="M3 19h26v3H3z" fill="#fff6d8"/><path d="M4 22h24q0 5-5 5H9q-5 0-5-5z" fill="#d9a45e"/><path d="M8 14q2-4 7-4.5" stroke="#f2cf9a" stroke-width="2" fill="none" stroke-linecap="round"/>`

const papad = (): string =>
  `<circle cx="16" cy="16" r="13.5" fill="#f2d693"/><circle cx="16" cy="16" r="13.5" fill="none" stroke="#d9b262" stroke-width="1.2"/><path d="M9 12h.1M14 8h.1M20 11h.1M23 17h.1M18 16h.1M12 18h.1M16 23h.1M21 22h.1M8 19h.1" stroke="#8f6a2a" stroke-width="1.6" stroke-linecap="round"/>`

const capsule = (colour: string): string =>
  `<g transform="rotate(45 16 16)"><rect x="11" y="3" width="10" height="26" rx="5" fill="#fff8ee"/><path d="M11 16h10V8a5 5 0 0 0-10 0z" fill="${colour}"/><path d="M13.5 8v6" stroke="#fff" stroke-opacity=".6" stroke-width="1.6" stroke-linecap="round"/></g>`

const pad = (): string =>
  `<path d="M10 4q6-3 12 0v5l6 3v8l-6 3v5q-6 3-12 0v-5l-6-3v-8l6-3z" fill="#fdfcff" stroke="#d5c9e8"/><path d="M12 6q4-2 8 0v20q-4 2-8 0z" fill="#efe6fb"/><path d="M16 10q3 4 0 6-3-2 0-6z" fill="#8a4ac0"/>`

const diaper = (): string =>
  `<path d="M3 7h26v6q-8 2-9 14h-8Q11 15 3 13z" fill="#fdfdff" stroke="#c9d6e4"/><path d="M3 7h26v3.5H3z" fill="#9fd5e2"/><path d="M13 16q3 2 6 0" stroke="#f2a93b" stroke-width="2" fill="none" stroke-linecap="round"/>`

const mask = (): string =>
  `<path d="M7 10q9-4 18 0v10q-9 6-18 0z" fill="#7fc0dc"/><path d="M7 13h18M7 16h18M7 19h18" stroke="#a8d9ec" stroke-width="1.3"/><path d="M7 11q-6 2-4 6 1 3 4 2M25 11q6 2 4 6-1 3-4 2" fill="none" stroke="#eef6fa" stroke-width="1.5"/>`

const cross = (): string =>
  '<rect x="3" y="3" width="26" height="26" rx="6" fill="#d9262f"/><path d="M13 8h6v5h5v6h-5v5h-6v-5H8v-6h5z" fill="#fff"/>'

const cotton = (): string =>
  '<circle cx="11" cy="18" r="7" fill="#f4f6f8"/><circle cx="21" cy="18" r="7" fill="#e9edf1"/><circle cx="16" cy="12" r="7" fill="#ffffff"/><circle cx="16" cy="20" r="6" fill="#fbfcfd"/><path d="M16 25v5M12 27l4 1 4-1" stroke="#8a6a3c" stroke-width="1.8" fill="none" stroke-linecap="round"/>'

const roll = (colour: string): string =>
  `<path d="M6 9h16v16H6z" fill="${colour}"/><ellipse cx="22" cy="17" rx="4.5" ry="8" fill="${lighter(colour, 0.4)}"/><ellipse cx="22" cy="17" rx="1.8" ry="3.2" fill="${darker(colour, 0.4)}"/><path d="M6 9q-4 0-4 8t4 8q-2-8 0-16z" fill="${darker(colour, 0.12)}"/><path d="M8 12h11M8 15h9" stroke="#fff" stroke-opacity=".7" stroke-width="1.2"/>`

const hotbag = (): string =>
  '<path d="M13 2h6v5h-6z" fill="#8a1f2a"/><path d="M11 7h10q1 3 4 5v14q0 4-4 4H11q-4 0-4-4V12q3-2 4-5z" fill="#c8323f"/><path d="M11 14v12M16 13v14M21 14v12" stroke="#e0636e" stroke-width="1.6" stroke-linecap="round"/>'

const bulb = (): string =>
  '<path d="M16 2a10 10 0 0 1 6 18q-2 2-2 4h-8q0-2-2-4a10 10 0 0 1 6-18z" fill="#fff7cf"/><path d="M9 11q1-5 6-6" stroke="#fff" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M11 24h10v3q-5 4-10 0z" fill="#b9c2ca"/><path d="M12 27q4 2 8 0l-2 3h-4z" fill="#7f8a94"/>'

const agarbatti = (): string =>
  `<path d="M9 30L5 8M16 30V6M23 30l4-22" stroke="#5a3a22" stroke-width="1.8" stroke-linecap="round"/><path d="M5 8h.1M16 6h.1M27 8h.1" stroke="#f06a1f" stroke-width="3" stroke-linecap="round"/><path d="M16 4q-3-2 0-4M5 5q3-2 0-5M27 5q-3-2 0-5" stroke="#cfc4d8" stroke-width="1.2" fill="none"/>`

const scrubber = (): string =>
  '<circle cx="16" cy="16" r="12.5" fill="#9aa5ae"/><path d="M6 12q6-6 12 0t9 2M6 18q6 6 12 0t9-2M11 6q8 6 2 12t4 9M22 6q-8 6-2 12t-5 10" fill="none" stroke="#e2e8ec" stroke-width="1.4"/><path d="M8 22q8-2 16-12" fill="none" stroke="#6a7680" stroke-width="1.2"/>'

const dots = (colour: string): string =>
  [8, 16, 24]
    .flatMap((x) => [8, 16, 24].map((y) => `<circle cx="${x}" cy="${y}" r="${y === 16 ? 3.2 : 2.4}" fill="${colour}"/>`))
    .join('')

const pastry = (colour: string): string =>
  `<path d="M3 15L24 6q5 2 5 8v12L3 28z" fill="${colour}"/><path d="M3 15L24 6q5 2 5 8z" fill="#fffaf0"/><path d="M3 19.5l26-2.5v3.5L3 23.5z" fill="#fffaf0"/><path d="M3 15l26-1v3L3 18z" fill="#f3e6d2"/><circle cx="22" cy="6.5" r="3.6" fill="#d8283f"/><path d="M22 4q1-3 4-3" stroke="#4f8f3a" stroke-width="1.2" fill="none"/>`

const biscuit = (colour: string): string =>
  `<circle cx="16" cy="16" r="12.5" fill="${colour}"/><circle cx="16" cy="16" r="12.5" fill="none" stroke="${darker(colour, 0.22)}" stroke-width="1.6" stroke-dasharray="2.6 1.3"/><circle cx="16" cy="16" r="8.5" fill="none" stroke="${darker(colour, 0.18)}"/><path d="M11 12h.1M16 10h.1M21 12h.1M10 17h.1M16 16h.1M22 17h.1M12.5 21h.1M19.5 21h.1" stroke="${darker(colour, 0.4)}" stroke-width="1.7" stroke-linecap="round"/><path d="M7 13q2-5 6-6.5" stroke="${lighter(colour, 0.5)}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`

const slab = (colour: string): string =>
  `<rect x="3" y="7" width="26" height="18" rx="3.5" fill="${colour}"/><rect x="5.5" y="9.5" width="21" height="13" rx="2" fill="none" stroke="${darker(colour, 0.25)}" stroke-dasharray="1.6 1.2"/><path d="M9 13h14M9 16h14M9 19h9" stroke="${darker(colour, 0.3)}" stroke-width="1.5" stroke-linecap="round"/>`

const muffin = (colour: string): string =>
  `<path d="M7 16h18l-3 13H10z" fill="#a8622c"/><path d="M11 17l1.5 11M16 17v11M21 17l-1.5 11" stroke="#7f4418" stroke-width="1.2"/><path d="M4 17q0-5 5-6 1-6 7-6t7 6q5 1 5 6-3 3-6 1-3 3-6 0-3 3-6 0-3 2-6-1z" fill="${colour}"/><path d="M11 13h.1M15 9h.1M19 12h.1M22 14h.1M16 15h.1" stroke="${darker(colour, 0.6)}" stroke-width="2" stroke-linecap="round"/>`

const bubbles = (colour: string): string =>
  [
    [11, 12, 8],
    [22, 19, 7],
    [12, 25, 4.5],
    [23, 8, 3.5],
  ]
    .map(
      ([x = 0, y = 0, r = 1]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${lighter(colour, 0.6)}" stroke="${colour}" stroke-width="1.2"/><path d="M${x - r * 0.5} ${y - r * 0.2}q.5-${r * 0.3} ${r * 0.4}-${r * 0.35}" stroke="#fff" stroke-width="1.6" fill="none" stroke-linecap="round"/>`,
    )
    .join('')

const peanut = (): string =>
  [
    [12, 11, -35],
    [20, 20, 30],
  ]
    .map(
      ([x, y, turn]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-9 0q0-6 6-5 3 1.5 6 0 6-1 6 5t-6 5q-3-1.5-6 0-6 1-6-5z" fill="#dba765" stroke="#b07f3f" stroke-width=".8"/><path d="M-6-2h.1M-4 2h.1M-1-1h.1M2 2h.1M4-2h.1M6 1h.1" stroke="#a87535" stroke-width="1.2" stroke-linecap="round"/></g>`,
    )
    .join('')

const diya = (): string =>
  '<path d="M16 2q6 7 3.5 12-3.5 3-7 0Q10 9 16 2z" fill="#f7a21f"/><path d="M16 7q3 4 1.5 7-1.5 1.5-3 0Q13 11 16 7z" fill="#fff0b0"/><path d="M2 16q14 5 28 0-2 12-14 12T2 16z" fill="#b5633a"/><path d="M2 16q14-4 28 0-14 5-28 0z" fill="#8a4525"/><path d="M8 23q8 3 16 0" stroke="#f0cfa0" stroke-width="1.4" fill="none" stroke-dasharray="2 1.5"/>'

const patty = (colour: string): string =>
  `<ellipse cx="13" cy="20" rx="11" ry="7" fill="${darker(colour, 0.25)}"/><ellipse cx="13" cy="18" rx="11" ry="7" fill="${colour}"/><ellipse cx="20" cy="14" rx="10" ry="6.5" fill="${darker(colour, 0.25)}"/><ellipse cx="20" cy="12" rx="10" ry="6.5" fill="${lighter(colour, 0.12)}"/><path d="M16 11h.1M21 9h.1M24 13h.1M19 14h.1M8 18h.1M12 20h.1" stroke="#4f8f3a" stroke-width="1.8" stroke-linecap="round"/>`

const milk = (): string =>
  '<path d="M7 3h18l-2.5 24q-.3 3-3 3h-7q-2.7 0-3-3z" fill="#e3f1fa"/><path d="M7.7 9.5q4-2 8.3 0t8.3 0L22.6 27q-.3 2-2.6 2h-8q-2.3 0-2.6-2z" fill="#ffffff"/><path d="M7 3h18l-2.5 24q-.3 3-3 3h-7q-2.7 0-3-3z" fill="none" stroke="#6fa8cf" stroke-width="1.3"/><path d="M10.5 13l1 12" stroke="#cfe3f2" stroke-width="1.8" stroke-linecap="round"/>'

export const thingIcons: Record<string, (colour: string) => string> = {
  gulab: ball,
  laddu,
  barfi,
  peda,
  jalebi,
  samosa,
  puff: () => layered('#d9a04f'),
  khari: () => layered('#e6b96a'),
  creamroll,
  swissroll,
  brownie,
  pav,
  bun,
  papad,
  capsule,
  pad,
  diaper,
  mask,
  cross,
  cotton,
  roll,
  hotbag,
  bulb,
  agarbatti,
  scrubber,
  dots,
  pastry,
  biscuit,
  slab,
  muffin,
  bubbles,
  peanut,
  diya,
  patty,
  milk,
}
