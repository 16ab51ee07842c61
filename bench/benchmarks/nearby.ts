import { listNearbyStores } from '../../apps/server/src/modules/stores/discovery/list-nearby-stores.ts'
import { aStore } from '../../apps/server/test/factories/shops.ts'
import { gridCell } from '../../packages/contract/src/geo/grid.ts'
import { type BenchDatabase, openBenchDatabase } from '../data/bench-database.ts'
import type { Benchmark, Options } from '../harness/benchmark.ts'
import type { Findings, Verdict } from '../harness/report.ts'
import { showMs, type Timing } from '../harness/statistics.ts'
import { withServer } from '../harness/with-server.ts'
import { loadLoop } from '../load/load-loop.ts'
import { startReaders, TIMING_HEAD, timingCells } from '../load/readers.ts'

const PORT = 5162
const SIZES = [100_000, 1_000_000] as const
const RADIUS_KM = 10
const P99_MAX_MS = 15
const CHECKED_PLACES = 10
const PLACES = 2000

/** The fifty largest cities: latitude, longitude, and their share of the shops and of the people who search for them. */
const CITIES: readonly [number, number, number][] = [
  [19.08, 72.88, 12],
  [28.61, 77.21, 11],
  [12.97, 77.59, 8],
  [17.39, 78.49, 7],
  [23.02, 72.57, 6],
  [13.08, 80.27, 5],
  [22.57, 88.36, 5],
  [21.17, 72.83, 4],
  [18.52, 73.86, 4],
  [26.91, 75.79, 3],
  [26.85, 80.95, 3],
  [26.45, 80.33, 3],
  [21.15, 79.09, 2],
  [22.72, 75.86, 2],
  [19.22, 72.98, 2],
  [23.26, 77.41, 2],
  [17.69, 83.22, 2],
  [25.59, 85.14, 2],
  [22.31, 73.18, 2],
  [28.67, 77.45, 2],
  [30.9, 75.86, 2],
  [27.18, 78.01, 2],
  [19.99, 73.79, 1],
  [28.41, 77.31, 1],
  [28.98, 77.71, 1],
  [22.3, 70.8, 1],
  [25.32, 82.97, 1],
  [34.08, 74.8, 1],
  [19.88, 75.34, 1],
  [23.79, 86.43, 1],
  [31.63, 74.87, 1],
  [25.44, 81.85, 1],
  [23.34, 85.31, 1],
  [22.6, 88.26, 1],
  [23.18, 79.99, 1],
  [26.22, 78.18, 1],
  [16.51, 80.65, 1],
  [26.24, 73.02, 1],
  [9.93, 78.12, 1],
  [21.25, 81.63, 1],
  [25.21, 75.86, 1],
  [26.14, 91.74, 1],
  [30.73, 76.78, 1],
  [17.66, 75.91, 1],
  [15.36, 75.12, 1],
  [11.02, 76.96, 1],
  [9.93, 76.27, 1],
  [8.52, 76.94, 1],
  [20.3, 85.82, 1],
  [15.5, 73.83, 1],
]
/** Standard deviation of the shops' distance from the city centre, in degrees (about 7 km). */
const CITY_DEGREES = 0.06

const WEIGHTED = CITIES.flatMap(([latitude, longitude, weight]) =>
  Array.from({ length: weight }, () => ({ latitude, longitude })),
)

const bell = (): number => Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random())

/** Nine of ten people are in a city; one is anywhere in the country. */
const randomPlace = (): { latitude: number; longitude: number } => {
  if (Math.random() < 0.1) return { latitude: 8 + Math.random() * 24, longitude: 72 + Math.random() * 16 }
  const city = WEIGHTED[Math.floor(Math.random() * WEIGHTED.length)] ?? { latitude: 19, longitude: 73 }
  return { latitude: city.latitude + bell() * CITY_DEGREES, longitude: city.longitude + bell() * CITY_DEGREES }
}

/** Fills the country up to `count` shops by copying the existing shop to places around the cities. */
const fillStores = async ({ db }: BenchDatabase, count: number): Promise<void> => {
  const client = await db.connectDirect()
  try {
    await client.query(
      `INSERT INTO stores (store_id, slug, name, owner_user_id, owner_name, store_type, picture, phone, street, locality, city, state, pincode,
         latitude, longitude, cell, opens, closes, working_days, delivery_radius_km, min_order_paise, delivery_fee_paise, free_delivery_from_paise,
         express_fee_paise, tax_mode, upi_vpa, rating_sum, rating_count, registered_at, updated_at)
       SELECT 'N-' || lpad(n::text, 7, '0'), 'near-' || n, 'Shop ' || n, t.owner_user_id, t.owner_name, t.store_type, t.picture, t.phone, t.street, t.locality, t.city,
         t.state, t.pincode, p.latitude, p.longitude, (floor((p.latitude + 90) / 0.05) * 7200 + floor((p.longitude + 180) / 0.05))::int,
         t.opens, t.closes, t.working_days, 1 + n % 10, t.min_order_paise, t.delivery_fee_paise, t.free_delivery_from_paise,
         t.express_fee_paise, t.tax_mode, t.upi_vpa, n % 400, n % 100, t.registered_at, t.updated_at
       FROM generate_series((SELECT count(*) FROM stores), $3::int) n
       CROSS JOIN (SELECT * FROM stores WHERE store_id LIKE 'TEST-%' LIMIT 1) t
       CROSS JOIN LATERAL (SELECT 1 + floor(random() * array_length($1::float8[], 1) + n * 0)::int AS k, sqrt(-2 * ln(1 - random())) AS r, 2 * pi() * random() AS a) c
       CROSS JOIN LATERAL (SELECT ($1::float8[])[c.k] + ${CITY_DEGREES} * c.r * cos(c.a) AS latitude, ($2::float8[])[c.k] + ${CITY_DEGREES} * c.r * sin(c.a) AS longitude) p`,
      [WEIGHTED.map((city) => city.latitude), WEIGHTED.map((city) => city.longitude), count - 1],
    )
    await client.query('VACUUM (ANALYZE) stores')
  } finally {
    await client.end()
  }
}

const query = (place: { latitude: number; longitude: number }) => ({ ...place, radius_km: RADIUS_KM })

/** The index must not lose a shop: it must give the same twenty shops as a full scan. */
const countWrong = async (world: BenchDatabase): Promise<number> => {
  const client = await world.db.connectDirect()
  let wrong = 0
  for (let index = 0; index < CHECKED_PLACES; index += 1) {
    const place = randomPlace()
    const found = (await listNearbyStores(world, query(place))).map((store) => store.store_id)
    const { rows } = await client.query<{ store_id: string }>(
      `SELECT store_id FROM (SELECT store_id, 2 * 6371 * asin(least(1, sqrt(power(sin(radians(latitude - $1) / 2), 2)
         + cos(radians($1)) * cos(radians(latitude)) * power(sin(radians(longitude - $2) / 2), 2)))) AS km FROM stores WHERE status = 'active') s
       WHERE km <= $3 ORDER BY km, store_id LIMIT 20`,
      [place.latitude, place.longitude, RADIUS_KM],
    )
    if (rows.map((row) => row.store_id).join() !== found.join()) wrong += 1
  }
  await client.end()
  return wrong
}

type Measured = { size: number; what: string; concurrency: number; timing: Timing }

const measureSize = async (world: BenchDatabase, size: number, options: Options): Promise<Measured[]> => {
  const load = (concurrency: number) => ({ concurrency, warmUpMs: 2000, measureMs: options.seconds * 1000 })
  const direct = await loadLoop(load(1), async () => (await listNearbyStores(world, query(randomPlace()))).length <= 20)
  const measured: Measured[] = [{ size, what: 'use case', concurrency: 1, timing: direct }]
  const paths = Array.from({ length: PLACES }, randomPlace).map(
    ({ latitude, longitude }) =>
      `/api/v1/stores/nearby?latitude=${latitude.toFixed(5)}&longitude=${longitude.toFixed(5)}&radius_km=${RADIUS_KM}`,
  )
  const readers = await startReaders()
  await withServer({ dataDir: world.dataDir, port: PORT }, async () => {
    for (const concurrency of [1, 8]) {
      const timing = await readers.ask({ port: PORT, paths, headers: {}, load: load(concurrency) })
      measured.push({ size, what: 'HTTP', concurrency, timing })
    }
  })
  readers.end()
  return measured
}

const judge = (measured: readonly Measured[], wrong: number): Verdict[] => [
  ...measured
    .filter(({ size, concurrency }) => size === 1_000_000 && concurrency === 1)
    .map(({ what, timing }) => ({
      must: `p99 < ${P99_MAX_MS} ms over 1,000,000 shops, ${what}`,
      measured: `${showMs(timing.p99Ms)} ms`,
      holds: timing.p99Ms < P99_MAX_MS,
    })),
  {
    must: `the same shops as by looking at every one (${CHECKED_PLACES * SIZES.length} places)`,
    measured: `${wrong} differ`,
    holds: wrong === 0,
  },
]

const run = async (options: Options): Promise<Findings> => {
  const world = await openBenchDatabase()
  try {
    const first = await aStore(world, { opens: '00:00', closes: '00:00' })
    if (gridCell(first) !== first.cell) throw new Error('the cell of the first shop is wrong')
    const measured: Measured[] = []
    let wrong = 0
    for (const size of SIZES) {
      await fillStores(world, size)
      wrong += await countWrong(world)
      measured.push(...(await measureSize(world, size, options)))
    }
    return {
      about: `The 20 nearest shops within ${RADIUS_KM} km, for random places: nine of ten round one of 50 cities (as the shops are, by the cities' sizes), one anywhere in the country.`,
      tables: [
        {
          head: ['shops', 'through', 'at once', ...TIMING_HEAD],
          rows: measured.map(({ size, what, concurrency, timing }) => [
            size.toLocaleString('en-US'),
            what,
            String(concurrency),
            ...timingCells(timing),
          ]),
        },
      ],
      verdicts: judge(measured, wrong),
    }
  } finally {
    await world.remove()
  }
}

export const nearbyBenchmark: Benchmark = { name: 'nearby', title: 'Shops nearby', run }
