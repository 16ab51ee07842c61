import { darker, inkOn, lighter } from './colour.ts'
import { type PictureSpec, paperLabel, type Rect, rect, shaded, standShadow } from './picture-parts.ts'

/** Bottles, tubes and cans: a silhouette, a cap and a paper label. */
type Bottle = {
  /** Outline of the body, as path data. */
  body: string
  /** Cap, pump or trigger; drawn in the second colour. */
  cap: (accent: string) => string
  label: Rect
  shadow: number
}

const GLOSS = ' stroke="#fff" stroke-opacity=".5" stroke-width="7" stroke-linecap="round" fill="none"'

const screwCap =
  (x: number, y: number, width: number, height: number) =>
  (accent: string): string =>
    rect({ x, y, width, height }, accent, 5) +
    rect({ x, y, width, height }, 'url(#s)', 5) +
    `<path d="M${x} ${y + height - 4}h${width}" stroke="#000" stroke-opacity=".2" stroke-width="3"/>`

const BOTTLES: Record<string, Bottle> = {
  bottle: {
    body: 'M142 60h36v26q0 10 16 20 26 14 26 46v118q0 16-16 16h-88q-16 0-16-16V152q0-32 26-46 16-10 16-20z',
    cap: screwCap(138, 34, 44, 32),
    label: { x: 102, y: 150, width: 116, height: 112 },
    shadow: 74,
  },
  oil: {
    body: 'M136 62h34v18q4 8 20 12 42 12 42 54v122q0 18-18 18H106q-18 0-18-18V140q0-30 34-48 14-8 14-12z',
    cap: screwCap(132, 32, 42, 34),
    label: { x: 92, y: 148, width: 136, height: 116 },
    shadow: 84,
  },
  jerry: {
    body: 'M96 70h44l10 18h18l14-18h34q22 0 22 22v174q0 20-20 20H94q-20 0-20-20V92q0-22 22-22zM176 98q-10 0-10 10t10 10h30q10 0 10-10t-10-10z',
    cap: screwCap(94, 38, 46, 34),
    label: { x: 84, y: 132, width: 148, height: 136 },
    shadow: 94,
  },
  pet: {
    body: 'M144 56h32v16q0 14 18 34 22 24 22 52 0 10-4 16 4 6 4 16v80q0 16-14 16-8-6-14 0-8-6-14 0h-28q-6-6-14 0-6-6-14 0-14 0-14-16v-80q0-10 4-16-4-6-4-16 0-28 22-52 18-20 18-34z',
    cap: screwCap(140, 32, 40, 26),
    label: { x: 104, y: 150, width: 112, height: 96 },
    shadow: 70,
  },
  spice: {
    body: 'M102 92h116v178q0 16-16 16h-84q-16 0-16-16z',
    cap: (accent) =>
      `${screwCap(98, 46, 124, 48)(accent)}<path d="M140 56h.1M160 56h.1M180 56h.1M150 66h.1M170 66h.1" stroke="#000" stroke-opacity=".4" stroke-width="6" stroke-linecap="round"/>`,
    label: { x: 104, y: 116, width: 112, height: 142 },
    shadow: 74,
  },
  flip: {
    body: 'M118 74h84q26 6 26 40 0 20-6 60t2 96q0 16-16 16h-96q-16 0-16-16 8-56 2-96t-6-60q0-34 26-40z',
    cap: screwCap(118, 36, 84, 40),
    label: { x: 106, y: 122, width: 108, height: 140 },
    shadow: 76,
  },
  pump: {
    body: 'M110 110q0-18 20-20h60q20 2 20 20v160q0 16-16 16h-68q-16 0-16-16z',
    cap: (accent) =>
      `<path d="M148 90V56h24v34zM156 56V34h8v22z" fill="${darker(accent, 0.12)}"/><path d="M164 24h24q10 0 10 10v6q0 3-3 3H112l4-9q3-10 16-10z" fill="${accent}" stroke="#000" stroke-opacity=".12"/>${rect({ x: 136, y: 74, width: 48, height: 18 }, accent, 4)}`,
    label: { x: 112, y: 128, width: 96, height: 132 },
    shadow: 66,
  },
  spray: {
    body: 'M118 128q0-12 16-22 8-6 8-18h36q0 12 8 18 16 10 16 22v142q0 16-16 16h-52q-16 0-16-16z',
    cap: (accent) =>
      `<path d="M138 88V64h44v24z" fill="${darker(accent, 0.15)}"/><path d="M112 34h74q14 0 14 14v16h-62l-4 10h-14l6-14h-14z" fill="${accent}" stroke="#000" stroke-opacity=".14"/><path d="M98 40h14v14H98z" fill="${darker(accent, 0.3)}"/><path d="M132 66q-4 18 4 30" stroke="${darker(accent, 0.2)}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
    label: { x: 121, y: 142, width: 78, height: 120 },
    shadow: 58,
  },
  duck: {
    body: 'M150 74q20 4 34 22 26 34 26 70v104q0 16-16 16h-68q-16 0-16-16V170q0-34 16-58 14-20 24-38z',
    cap: (accent) => `<path d="M146 80l-30-30q-8-8 0-14t16 0l46 34z" fill="${accent}" stroke="#000" stroke-opacity=".14"/>`,
    label: { x: 113, y: 146, width: 94, height: 116 },
    shadow: 66,
  },
  talc: {
    body: 'M110 84q50 14 100 0l6 186q-2 16-18 16h-76q-16 0-18-16z',
    cap: (accent) =>
      `<path d="M116 58q0-14 14-16h60q14 2 14 16v26q-44 12-88 0z" fill="${accent}" stroke="#000" stroke-opacity=".12"/><path d="M116 58q0-14 14-16h60q14 2 14 16v26q-44 12-88 0z" fill="url(#s)"/>`,
    label: { x: 112, y: 116, width: 96, height: 142 },
    shadow: 66,
  },
  medbottle: {
    body: 'M136 72h48v16q2 10 16 18 14 8 14 26v138q0 16-16 16h-76q-16 0-16-16V132q0-18 14-26 14-8 16-18z',
    cap: (accent) => screwCap(130, 36, 60, 38)(accent === '#ffffff' ? '#f2f4f6' : accent),
    label: { x: 108, y: 136, width: 104, height: 128 },
    shadow: 68,
  },
  pillbottle: {
    body: 'M106 98q0-8 8-10h92q8 2 8 10v172q0 16-16 16h-76q-16 0-16-16z',
    cap: (accent) => screwCap(102, 44, 116, 46)(accent === '#ffffff' ? '#f2f4f6' : accent),
    label: { x: 108, y: 114, width: 104, height: 146 },
    shadow: 70,
  },
  dropper: {
    body: 'M138 130h44v10q0 6 12 12 12 8 12 22v96q0 16-16 16h-60q-16 0-16-16v-96q0-14 12-22 12-6 12-12z',
    cap: (accent) =>
      `<path d="M152 98V64q0-20 8-20t8 20v34z" fill="${darker(accent, 0.25)}"/>${screwCap(134, 96, 52, 38)(accent)}`,
    label: { x: 116, y: 172, width: 88, height: 96 },
    shadow: 60,
  },
  aerosol: {
    body: 'M116 96q0-22 20-28h48q20 6 20 28v176q0 14-14 14h-60q-14 0-14-14z',
    cap: (accent) =>
      `<path d="M132 68V44q0-12 12-12h32q12 0 12 12v24z" fill="${accent}" stroke="#000" stroke-opacity=".15"/><path d="M132 68V44q0-12 12-12h32q12 0 12 12v24z" fill="url(#s)"/>`,
    label: { x: 118, y: 112, width: 84, height: 150 },
    shadow: 60,
  },
  tube: {
    body: 'M104 30h112l-8 206q-2 10-12 10h-72q-10 0-12-10z',
    cap: (accent) => screwCap(128, 244, 64, 42)(accent === '#ffffff' ? '#eef1f4' : accent),
    label: { x: 113, y: 58, width: 94, height: 168 },
    shadow: 52,
  },
}

const drawBottle =
  (bottle: Bottle) =>
  (spec: PictureSpec): string => {
    const nameColour = inkOn(spec.accent) === '#ffffff' ? spec.accent : darker(spec.colour, 0.35)
    const { x, y, height } = bottle.label
    return (
      standShadow(160, 287, bottle.shadow) +
      shaded(bottle.body, spec.colour).replaceAll('<path ', '<path fill-rule="evenodd" ') +
      bottle.cap(spec.accent === spec.colour ? lighter(spec.accent, 0.3) : spec.accent) +
      paperLabel({ ...spec, accent: nameColour }, bottle.label) +
      `<path d="M${x + 5} ${y - 14}v${height + 24}"${GLOSS}/>`
    )
  }

export const bottleShapes: Record<string, (spec: PictureSpec) => string> = Object.fromEntries(
  Object.entries(BOTTLES).map(([name, bottle]) => [name, drawBottle(bottle)]),
)
