import { darker, inkOn, lighter } from './colour.ts'
import { iconBody } from './icons.ts'
import { lettering } from './lettering.ts'
import { ellipse, rect, SHADING, shaded } from './picture-parts.ts'

/** How one kind of shop looks from the street. */
type StoreFront = {
  sign: string
  wall: string
  awning: string
  signboard: string
  /** On the two shelves behind the counter, left to right. */
  shelf: readonly string[]
  /** In the crates on the pavement. */
  crates: readonly [string, string]
  emblem: string
}

const FRONTS: Record<string, StoreFront> = {
  kirana: {
    ...{ sign: 'KIRANA STORE', wall: '#f3d9a8', awning: '#d8432f', signboard: '#8d1f2d', emblem: 'shopping-bags' },
    ...{
      shelf: ['canned-food', 'honey-pot', 'x-heap:#f2a51c', 'sheaf-of-rice', 'teapot', 'soap', 'x-grain:#e9b93a', 'jar'],
      crates: ['x-onion', 'potato'],
    },
  },
  general: {
    ...{ sign: 'GENERAL STORE', wall: '#cfe3dc', awning: '#1f7a6a', signboard: '#14524a', emblem: 'shopping-cart' },
    ...{
      shelf: ['x-bulb', 'soap', 'notebook', 'broom', 'candle', 'toothbrush', 'battery', 'teapot'],
      crates: ['coconut', 'banana'],
    },
  },
  grocery: {
    ...{ sign: 'GROCERY STORE', wall: '#e3edc8', awning: '#4f9a3c', signboard: '#2f6428', emblem: 'leafy-green' },
    ...{
      shelf: [
        'sheaf-of-rice',
        'x-grain:#5f8c42',
        'canned-food',
        'sunflower',
        'x-grain:#ea7f48',
        'honey-pot',
        'hot-pepper',
        'x-rice:#fff7e0',
      ],
      crates: ['tomato', 'carrot'],
    },
  },
  supermarket: {
    ...{ sign: 'SUPERMARKET', wall: '#dbe6f5', awning: '#1f5fae', signboard: '#173f7a', emblem: 'shopping-cart' },
    ...{
      shelf: [
        'beverage-box',
        'cheese-wedge',
        'bread',
        'lotion-bottle',
        'canned-food',
        'chocolate-bar',
        'roll-of-paper',
        'x-milk',
      ],
      crates: ['mango', 'red-apple'],
    },
  },
  pharmacy: {
    ...{ sign: 'PHARMACY', wall: '#e6f2ee', awning: '#1f9a6a', signboard: '#ffffff', emblem: 'x-cross' },
    ...{
      shelf: [
        'pill',
        'lotion-bottle',
        'thermometer',
        'adhesive-bandage',
        'x-capsule:#d9262f',
        'baby-bottle',
        'stethoscope',
        'herb',
      ],
      crates: ['x-mask', 'x-cotton'],
    },
  },
  bakery: {
    ...{ sign: 'BAKERY', wall: '#f8dfcf', awning: '#c8577a', signboard: '#6a3320', emblem: 'croissant' },
    ...{
      shelf: [
        'bread',
        'birthday-cake',
        'croissant',
        'doughnut',
        'x-muffin:#e8bd72',
        'shortcake',
        'baguette-bread',
        'x-biscuit:#e3b36a',
      ],
      crates: ['x-pav', 'cookie'],
    },
  },
  dairy: {
    ...{ sign: 'DAIRY', wall: '#dceefa', awning: '#2f8fd0', signboard: '#ffffff', emblem: 'cow' },
    ...{
      shelf: ['x-milk', 'butter', 'cheese-wedge', 'x-cubes:#fffbea', 'honey-pot', 'soft-ice-cream', 'bowl-with-spoon', 'egg'],
      crates: ['x-laddu:#f0951f', 'egg'],
    },
  },
}

/** The kinds of shop that have a picture, as they stand in its file name. */
export const STORE_PICTURES: readonly string[] = Object.keys(FRONTS)

const symbol = (id: string, icon: string): string => `<g id="${id}">${iconBody(icon)}</g>`
const use = (id: string, x: number, y: number, width: number, turn = 0): string =>
  `<use href="#${id}" transform="translate(${x - width / 2} ${y - width / 2}) scale(${Math.round((width / 32) * 100) / 100})${turn ? ` rotate(${turn} 16 16)` : ''}"/>`

const street = (): string =>
  rect({ x: 0, y: 0, width: 640, height: 320 }, 'url(#sky)') +
  '<circle cx="566" cy="52" r="26" fill="#ffd778" fill-opacity=".9"/>' +
  '<path d="M0 150h62v130H0zM582 130h58v150h-58z" fill="#e8d3b8"/><path d="M62 172h20v108H62zM560 160h22v120h-22z" fill="#dcc3a2"/><path d="M12 168h14v18H12zM36 168h14v18H36zM12 202h14v18H12zM36 202h14v18H36zM594 150h12v18h-12zM616 150h12v18h-12zM594 186h12v18h-12zM616 186h12v18h-12z" fill="#a9c3cf"/>' +
  rect({ x: 0, y: 272, width: 640, height: 48 }, '#cdb79b') +
  '<path d="M0 290h640" stroke="#b79f80" stroke-width="2"/><path d="M60 272l-24 48M150 272l-14 48M240 272l-5 48M400 272l5 48M490 272l14 48M580 272l24 48" stroke="#b79f80" stroke-width="1.5"/>'

const building = ({ wall }: StoreFront): string =>
  rect({ x: 84, y: 34, width: 472, height: 242 }, wall) +
  rect({ x: 76, y: 26, width: 488, height: 14 }, darker(wall, 0.22), 4) +
  rect({ x: 84, y: 262, width: 472, height: 14 }, darker(wall, 0.3)) +
  `<path d="M84 40v222M556 40v222" stroke="${darker(wall, 0.14)}" stroke-width="8"/>`

const signboard = ({ sign, signboard: ground, awning }: StoreFront): string => {
  const edge = ground === '#ffffff' ? awning : '#f2c85a'
  return (
    rect({ x: 116, y: 46, width: 408, height: 54 }, ground, 8, ` stroke="${edge}" stroke-width="4"`) +
    use('e', 152, 73, 42) +
    use('e', 488, 73, 42) +
    lettering(sign, {
      cx: 320,
      cy: 74,
      width: 270,
      height: 40,
      ink: ground === '#ffffff' ? darker(awning, 0.2) : inkOn(ground, '#fff3cf'),
      max: 36,
      lines: 1,
    })
  )
}

const awning = (front: StoreFront): string => {
  const width = 34
  const stripes = Array.from({ length: 14 }, (_, index) => {
    const x = 82 + index * width
    return `<path d="M${96 + index * 32} 106h32L${x + width} 146q0 15-17 15t-17-15z" fill="${index % 2 ? '#fffaf0' : front.awning}"/>`
  }).join('')
  return `${stripes}<path d="M96 106h448l14 40H82z" fill="url(#a)"/><path d="M84 164q236 12 472 0v8q-236 14-472 0z" fill="#2a1a10" fill-opacity=".14"/>`
}

const inside = (front: StoreFront): string => {
  const wood = '#9a6b3f'
  const items = front.shelf.map((_, index) => use(`n${index}`, 138 + (index % 4) * 52, index < 4 ? 182 : 222, 32)).join('')
  return (
    rect({ x: 106, y: 150, width: 238, height: 112 }, '#fdf1d8', 4) +
    rect({ x: 106, y: 150, width: 238, height: 112 }, 'url(#a)', 4) +
    items +
    `<path d="M106 199h238M106 239h238" stroke="${wood}" stroke-width="5"/>` +
    shaded('M100 240h250v24H100z', darker(front.awning, 0.18)) +
    `<path d="M96 236h258v8H96z" fill="${lighter(wood, 0.25)}"/>` +
    `<rect x="106" y="150" width="238" height="90" fill="none" stroke="${darker(front.wall, 0.35)}" stroke-width="5"/>`
  )
}

const door = (front: StoreFront): string =>
  rect({ x: 366, y: 152, width: 76, height: 120 }, darker(front.awning, 0.35), 3) +
  rect({ x: 373, y: 160, width: 62, height: 62 }, '#cfe8f2', 2) +
  '<path d="M376 216l40-54h14l-42 58z" fill="#fff" fill-opacity=".5"/>' +
  rect({ x: 373, y: 230, width: 62, height: 36 }, darker(front.awning, 0.2), 2) +
  '<circle cx="430" cy="228" r="3.5" fill="#f2c85a"/>' +
  rect({ x: 386, y: 176, width: 36, height: 18 }, '#2f8f4a', 4) +
  lettering('OPEN', { cx: 404, cy: 185, width: 30, height: 14, ink: '#ffffff', max: 11, lines: 1 })

const pavement = (): string => {
  const crate = (id: string, x: number): string =>
    ellipse(x, 300, 48, 6, '#2a1a10', ' fill-opacity=".2"') +
    [-26, 0, 26].map((dx, index) => use(id, x + dx, 250, 34, index * 9 - 9)).join('') +
    [-14, 14].map((dx) => use(id, x + dx, 232, 32, dx)).join('') +
    rect({ x: x - 46, y: 258, width: 92, height: 40 }, '#c99455', 3) +
    `<path d="M${x - 46} 271h92M${x - 46} 285h92" stroke="#8a6238" stroke-width="2.5"/>`
  return (
    crate('c0', 492) +
    crate('c1', 592) +
    '<path d="M46 302l-6-34h40l-6 34z" fill="#b5633a"/><path d="M60 270q-26-14-22-46 20 10 22 40 0-38 14-58 16 30-8 62 8-26 24-30 0 26-26 34z" fill="#4f8f4a"/>'
  )
}

/** A shop seen from the street, for one of `STORE_PICTURES`: 640 by 320, an SVG document. Throws on an unknown kind. */
export const storePicture = (kind: string): string => {
  const front = FRONTS[kind]
  if (!front) throw new Error(`No shop front is called ${kind}`)
  const sky =
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfe6f2"/><stop offset=".8" stop-color="#fdf0dc"/></linearGradient>'
  const shade =
    '<linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".16"/><stop offset=".5" stop-color="#000" stop-opacity="0"/></linearGradient>'
  const icons = [
    symbol('e', front.emblem),
    symbol('c0', front.crates[0]),
    symbol('c1', front.crates[1]),
    ...front.shelf.map((icon, index) => symbol(`n${index}`, icon)),
  ].join('')
  const scene = street() + building(front) + inside(front) + door(front) + awning(front) + signboard(front) + pavement()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><defs>${SHADING}${sky}${shade}${icons}</defs>${scene}</svg>\n`
}
