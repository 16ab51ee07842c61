import { setTimeout as delay } from 'node:timers/promises'
import type { Import } from '@jhola/contract/inventory/import/schema'
import type { Cell } from '@jhola/contract/shared/files/safe-cell'
import { csvOf, xlsxOf } from '../../apps/server/test/factories/import-files.ts'
import { openBenchDatabase } from '../data/bench-database.ts'
import { makeShops } from '../data/shops.ts'
import type { Benchmark } from '../harness/benchmark.ts'
import { peakMibDuring, residentMib } from '../harness/process-memory.ts'
import type { Findings } from '../harness/report.ts'
import { withServer } from '../harness/with-server.ts'

const PORT = 5167
const ROWS = 50_000
/** Limits that the issue promises. */
const SECONDS_MAX = 60
const MB_MAX = 500
const MIB_IN_MB = 1.048576

const GOODS = [
  'Toor Dal',
  'Basmati Rice',
  'Wheat Flour',
  'Sunflower Oil',
  'Turmeric Powder',
  'Toned Milk',
  'Glucose Biscuits',
  'Bath Soap',
]
const BRANDS = ['Sona', 'Annapurna', 'Kaveri', 'Malwa', 'Deccan', 'Sahyadri']
const HEAD = [
  ...[
    'Name',
    'Name in Hindi',
    'Brand',
    'Category',
    'Pack size',
    'Unit',
    'SKU',
    'Price',
    'MRP',
    'Cost price',
    'GST %',
    'HSN',
    'Stock',
  ],
  ...['Minimum stock', 'Maximum stock', 'Expiry date', 'Supplier', 'Tags', 'Description'],
]

/** A supermarket's product list. Prices change with `step`, so the second file changes every row. */
const rowsOf = (step: number): Cell[][] =>
  Array.from({ length: ROWS }, (_, at) => {
    const price = 20 + (at % 400) + step
    return [
      `${BRANDS[at % BRANDS.length]} ${GOODS[at % GOODS.length]} ${at}`,
      `सामान ${at}`,
      BRANDS[at % BRANDS.length] ?? '',
      'Essentials',
      `${100 + (at % 20) * 50} g`,
      'packet',
      `SKU-${at}`,
      price,
      price * 2,
      price - 5,
      5,
      '0713',
      at % 90,
      10,
      500,
      '2027-12-31',
      `Supplier ${at % 40}`,
      'daily, grocery',
      `Everyday ${GOODS[at % GOODS.length]} from ${BRANDS[at % BRANDS.length]}, cleaned and packed.`,
    ]
  })

const startsWith = (one: Import, states: readonly Import['state'][]) => states.includes(one.state)

const run = async (): Promise<Findings> => {
  const world = await openBenchDatabase()
  try {
    const [shop] = await makeShops(world, 1, 1)
    if (!shop) throw new Error('no shop')
    const token = await world.signIn(shop.owner)
    return await withServer({ dataDir: world.dataDir, port: PORT }, async ({ pid }) => {
      const address = `http://127.0.0.1:${PORT}/api/v1/inventory/imports`
      const headers = { authorization: `Bearer ${token}` }
      const ask = async (path: string, init: RequestInit = {}): Promise<Import> => {
        const answer = await fetch(`${address}${path}`, { ...init, headers: { ...headers, ...init.headers } })
        const body = (await answer.json()) as { import?: Import; message?: string }
        if (!body.import) throw new Error(`${answer.status} ${body.message}`)
        return body.import
      }
      const until = async (id: string, states: readonly Import['state'][]): Promise<Import> => {
        for (;;) {
          const now = await ask(`/${id}`)
          if (startsWith(now, ['failed', ...states])) return now
          await delay(200)
        }
      }
      const measure = async (what: string, file: Buffer) => {
        const before = residentMib(pid)
        let checkedMs = 0
        let result: Import | undefined
        const began = performance.now()
        const peak = await peakMibDuring(pid, async () => {
          const upload = { method: 'POST', body: new Uint8Array(file), headers: { 'content-type': 'application/octet-stream' } }
          const { id } = await ask('', upload)
          await until(id, ['checked'])
          checkedMs = performance.now() - began
          await ask(`/${id}/apply`, { method: 'POST' })
          result = await until(id, ['applied'])
        })
        const seconds = (performance.now() - began) / 1000
        const { counts } = result ?? (await ask(''))
        return { what, mb: file.length / 1e6, checked: checkedMs / 1000, seconds, peak, before, counts }
      }
      const runs = [
        await measure('CSV, every row new', csvOf([HEAD, ...rowsOf(0)])),
        await measure('the same CSV again', csvOf([HEAD, ...rowsOf(0)])),
        await measure('Excel, every row changes its price', xlsxOf([HEAD, ...rowsOf(1)])),
      ]
      const slowest = Math.max(...runs.map(({ seconds }) => seconds))
      const largest = Math.max(...runs.map(({ peak }) => peak))
      return {
        about: `A file of ${ROWS.toLocaleString('en-IN')} products with ${HEAD.length} columns, uploaded, checked and applied by the built server over HTTP; memory of the Node process (\`ps\`) meanwhile.`,
        tables: [
          {
            head: [
              'file',
              'MB',
              'new',
              'changed',
              'same',
              'refused',
              'checked after',
              'written after',
              'memory before',
              'most memory',
            ],
            rows: runs.map(({ what, mb, counts, checked, seconds, before, peak }) => [
              ...[what, mb.toFixed(1), counts.new, counts.changed, counts.same, counts.refused].map(String),
              ...[`${checked.toFixed(1)} s`, `${seconds.toFixed(1)} s`, `${before.toFixed(0)} MiB`, `${peak.toFixed(0)} MiB`],
            ]),
          },
        ],
        verdicts: [
          { must: `50,000 rows < ${SECONDS_MAX} s`, measured: `${slowest.toFixed(1)} s`, holds: slowest < SECONDS_MAX },
          { must: `memory < ${MB_MAX} MB`, measured: `${largest.toFixed(0)} MiB`, holds: largest * MIB_IN_MB < MB_MAX },
        ],
      }
    })
  } finally {
    await world.remove()
  }
}

export const importBenchmark: Benchmark = { name: 'import', title: 'Import of 50,000 products', run }
