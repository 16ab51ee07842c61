// npm run bench [-- <claim> ...] [--rounds 3] [--seconds 4] [--kills 200] [--requests 20000] [--seed n]
import { parseArgs } from 'node:util'
import { busyBoardClaim } from './claims/busy-board.ts'
import { chaosClaim } from './claims/chaos.ts'
import { counterEventClaim } from './claims/counter-event.ts'
import { fuzzClaim } from './claims/fuzz.ts'
import { importClaim } from './claims/import.ts'
import { languagesClaim } from './claims/languages.ts'
import { listOrdersClaim } from './claims/list-orders.ts'
import { liveEventClaim } from './claims/live-event.ts'
import { memoryClaim } from './claims/memory.ts'
import { nearbyClaim } from './claims/nearby.ts'
import { orderTableClaim } from './claims/order-table.ts'
import { outageClaim } from './claims/outage.ts'
import { placeOrderClaim } from './claims/place-order.ts'
import { searchClaim } from './claims/search.ts'
import { shelfClaim } from './claims/shelf.ts'
import { signInClaim } from './claims/sign-in.ts'
import { startClaim } from './claims/start.ts'
import { storePageClaim } from './claims/store-page.ts'
import type { Claim, Options } from './harness/claim.ts'
import { report } from './harness/report.ts'

const CLAIMS: readonly Claim[] = [
  placeOrderClaim,
  listOrdersClaim,
  orderTableClaim,
  storePageClaim,
  nearbyClaim,
  searchClaim,
  shelfClaim,
  importClaim,
  signInClaim,
  liveEventClaim,
  counterEventClaim,
  busyBoardClaim,
  memoryClaim,
  startClaim,
  languagesClaim,
  outageClaim,
  chaosClaim,
  fuzzClaim,
]

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    kills: { type: 'string', default: '200' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string' },
  },
})

const options: Options = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  kills: Number(values.kills),
  requests: Number(values.requests),
  seed: values.seed === undefined ? undefined : Number(values.seed),
}

const unknown = positionals.filter((name) => !CLAIMS.some((claim) => claim.name === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no claim ${unknown.join(', ')}. There are: ${CLAIMS.map((claim) => claim.name).join(', ')}\n`)
  process.exit(1)
}

const order = [...CLAIMS.map((claim) => claim.name), 'web']
for (const { name, title, run, isLong } of CLAIMS) {
  if (positionals.length > 0 ? !positionals.includes(name) : isLong) continue
  process.stderr.write(`\n${title} ...\n`)
  report(name, title, `npm run bench -- ${name}`, await run(options), order)
}
