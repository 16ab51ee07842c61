import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from './boundaries/find-violations.ts'
import { folderRules } from './boundaries/rules.ts'

type Tree = Record<string, string>

/** A small Jhola in which every import is allowed. */
const legalTree: Tree = {
  'package.json': '{"name":"toy","private":true}',
  'packages/contract/package.json': '{"name":"@jhola/contract","type":"module","exports":{"./*":"./src/*.ts"}}',
  'packages/contract/src/shared/money.ts': "import { z } from 'zod'\nexport const paise = z.int()\n",
  'packages/contract/src/orders/rules.ts': "import { paise } from '../shared/money.ts'\nexport const minimum = paise\n",
  'apps/server/src/platform/db/index.ts': "import { Pool } from 'pg'\nexport const pool = Pool\n",
  'apps/server/src/modules/stock/index.ts': "export { takeStock } from './take-stock.ts'\n",
  'apps/server/src/modules/stock/take-stock.ts': 'export const takeStock = 1\n',
  'apps/server/src/modules/realtime/index.ts': 'export const listen = 1\n',
  'apps/server/src/modules/orders/index.ts': "export { routes } from './orders.routes.ts'\n",
  'apps/server/src/modules/orders/orders.routes.ts':
    "import { placeOrder } from './place-order.ts'\nexport const routes = placeOrder\n",
  'apps/server/src/modules/orders/place-order.ts':
    "import { minimum } from '@jhola/contract/orders/rules'\nimport { takeStock } from '../stock/index.ts'\nimport { insertOrder } from './orders.repo.ts'\nexport const placeOrder = [minimum, takeStock, insertOrder]\n",
  'apps/server/src/modules/orders/orders.repo.ts':
    "import { pool } from '../../platform/db/index.ts'\nimport { columns } from './orders.sql.ts'\nexport const insertOrder = [pool, columns]\n",
  'apps/server/src/modules/orders/orders.sql.ts': 'export const columns = 1\n',
  'apps/server/src/modules/demo/index.ts': "import { placeOrder } from '../orders/index.ts'\nexport const demo = placeOrder\n",
  'apps/server/src/app.ts':
    "import { readFile } from 'node:fs/promises'\nimport { routes } from './modules/orders/index.ts'\nimport { listen } from './modules/realtime/index.ts'\nexport const app = [readFile, routes, listen]\n",
  'apps/web/src/shared/money.tsx': "import { paise } from '@jhola/contract/shared/money'\nexport const Money = paise\n",
  'apps/web/src/features/orders/board.tsx': "import { Money } from '../../shared/money.tsx'\nexport const Board = Money\n",
  'apps/web/src/features/cart/cart.tsx': 'export const Cart = 1\n',
  'apps/web/src/app/routes/orders.tsx':
    "import { Board } from '../../features/orders/board.tsx'\nconst cart = import('../../features/cart/cart.tsx')\nexport const Orders = [Board, cart]\n",
}

/** For each rule: the file that breaks it, and how. Every form an import can take is used at least once. */
const offences: readonly { rule: string; file: string; code: string }[] = [
  { rule: 'contract-is-pure', file: 'packages/contract/src/orders/schema.ts', code: "import { readFile } from 'node:fs'" },
  { rule: 'contract-is-pure', file: 'packages/contract/src/orders/schema.ts', code: "import { Pool } from 'pg'" },
  { rule: 'web-not-server', file: 'apps/web/src/shared/api.ts', code: "import type { app } from '../../../server/src/app.ts'" },
  {
    rule: 'server-not-web',
    file: 'apps/server/src/ssr/render.ts',
    code: "const page = import('../../../web/src/app/routes/orders.tsx')",
  },
  {
    rule: 'platform-knows-no-shop',
    file: 'apps/server/src/platform/jobs.ts',
    code: "export { app } from '../modules/orders/index.ts'",
  },
  { rule: 'module-front-door', file: 'apps/server/src/modules/cart/add.ts', code: "import { a } from '../stock/take-stock.ts'" },
  { rule: 'module-front-door', file: 'apps/server/src/main.ts', code: "import { a } from './modules/stock/take-stock.ts'" },
  {
    rule: 'listeners-are-not-called',
    file: 'apps/server/src/modules/orders/tell.ts',
    code: "import { a } from '../realtime/index.ts'",
  },
  {
    rule: 'routes-never-touch-sql',
    file: 'apps/server/src/modules/orders/more.routes.ts',
    code: "import { a } from './orders.repo.ts'",
  },
  { rule: 'sql-is-a-leaf', file: 'apps/server/src/modules/orders/more.read.ts', code: "import { a } from './place-order.ts'" },
  { rule: 'sql-is-a-leaf', file: 'apps/server/src/modules/orders/more.repo.ts', code: "import { a } from '../stock/index.ts'" },
  { rule: 'feature-alone', file: 'apps/web/src/features/orders/total.ts', code: "import { Cart } from '../cart/cart.tsx'" },
  { rule: 'web-one-way', file: 'apps/web/src/features/orders/go.ts', code: "type A = import('../../app/routes/orders.tsx').A" },
  { rule: 'web-one-way', file: 'apps/web/src/shared/go.ts', code: "export * from '../features/cart/cart.tsx'" },
  {
    rule: 'no-cycles',
    file: 'apps/server/src/modules/orders/orders.sql.ts',
    code: "import { insertOrder } from './orders.repo.ts'",
  },
  { rule: 'imports-resolve', file: 'apps/server/src/main.ts', code: "import { a } from './no-such-file.ts'" },
  { rule: 'imports-resolve', file: 'apps/server/src/main.ts', code: "import { a } from '@jhola/contract/orders/nothing'" },
  { rule: 'imports-resolve', file: 'apps/server/src/main.ts', code: "import { a } from './app'" },
]

const trees: string[] = []

function plant(tree: Tree): string {
  const root = mkdtempSync(join(tmpdir(), 'jhola-tree-'))
  trees.push(root)
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  mkdirSync(join(root, 'node_modules/@jhola'), { recursive: true })
  symlinkSync('../../packages/contract', join(root, 'node_modules/@jhola/contract'))
  for (const name of ['zod', 'pg']) {
    mkdirSync(join(root, 'node_modules', name))
    writeFileSync(join(root, 'node_modules', name, 'package.json'), `{"name":"${name}","exports":"./index.js"}`)
    writeFileSync(join(root, 'node_modules', name, 'index.js'), '')
  }
  return root
}

afterEach(() => {
  for (const root of trees.splice(0)) rmSync(root, { recursive: true, force: true })
})

describe('folder rules', () => {
  test('a tree that keeps every rule passes', () => {
    expect(findViolations(plant(legalTree))).toEqual([])
  })

  test.each(offences)('$rule is reported for `$code` in $file', ({ rule, file, code }) => {
    const root = plant({ ...legalTree, [file]: `${code}\n` })
    const found = findViolations(root).filter((violation) => violation.from === file)
    expect(found.map((violation) => violation.rule)).toContain(rule)
    expect(found.every((violation) => violation.line === 1)).toBe(true)
  })

  test('every rule of the table has an offence above', () => {
    const tried = new Set(offences.map(({ rule }) => rule))
    expect([...new Set(folderRules.map(({ name }) => name))].filter((name) => !tried.has(name))).toEqual([])
  })

  test('a test file may enter another module by the side door, product code may not', () => {
    const code = "import { takeStock } from '../stock/take-stock.ts'\n"
    const root = plant({ ...legalTree, 'apps/server/src/modules/orders/orders.test.ts': code })
    expect(findViolations(root)).toEqual([])
  })
})
