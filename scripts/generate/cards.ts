// Draws the pictures that a shared link shows, apps/web/public/cards/*.png (1200 x 630): one for the product and one for each
// kind of shop, from its drawn picture. Messengers show PNG and no SVG.
//   node scripts/run.mjs scripts/generate/cards.ts
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../find-chromium.mjs'

const PUBLIC = join(import.meta.dirname, '../../apps/web/public')
const CARDS = join(PUBLIC, 'cards')
const WIDTH = 1200
const HEIGHT = 630

const svg = (path: string): string => `data:image/svg+xml;base64,${readFileSync(join(PUBLIC, path)).toString('base64')}`

const STYLE = `*{box-sizing:border-box;margin:0}body{width:${WIDTH}px;height:${HEIGHT}px;background:#faf5ea;font-family:'Noto Sans Devanagari','Noto Sans',sans-serif;
  display:flex;flex-direction:column}.picture{height:500px;background:center/cover;border-bottom:10px solid #f5a81c}
  .brand{flex:1;display:flex;align-items:center;justify-content:center;gap:24px;color:#302e80;font-size:60px;font-weight:700}
  .brand img{height:96px}.brand small{font-size:44px;letter-spacing:.12em;font-weight:600}
  .only{height:100%}.only .brand{font-size:150px}.only .brand img{height:300px}.only small{font-size:100px}`
const brand = `<div class="brand"><img src="${svg('icon.svg')}"><span lang="hi">झोला</span><small>JHOLA</small></div>`
const html = (body: string): string => `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><body>${body}</body>`

const executablePath = findChromium()
if (!executablePath) throw new Error('There is no Chromium here: npm test installs one.')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
mkdirSync(CARDS, { recursive: true })
const draw = async (name: string, body: string) => {
  await page.setContent(html(body), { waitUntil: 'load' })
  await page.screenshot({ path: join(CARDS, `${name}.png`) })
}
await draw('jhola', `<div class="only" style="display:flex">${brand}</div>`)
for (const file of readdirSync(join(PUBLIC, 'pictures')).filter((name) => /^store-.*\.svg$/.test(name)))
  await draw(
    file.replace(/\.svg$/, ''),
    `<div class="picture" style="background-image:url(${svg(`pictures/${file}`)})"></div>${brand}`,
  )
await browser.close()
