import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findCrowds } from './boundaries/find-crowds.ts'
import { findViolations } from './boundaries/find-violations.ts'
import { listSources, readImports } from './boundaries/imports.ts'
import { brokenRules, folderRules } from './boundaries/rules.ts'

type Tree = Record<string, string>

const modules = 'apps/server/src/modules'

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
  // Until the module has its new name everywhere; the path is in parts, so that a rename does not make it equal to the other.
  [`${modules}/push/index.ts`]: 'export const push = 1\n',
  'apps/server/src/modules/notifications/index.ts': 'export const notify = 1\n',
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
  'apps/web/src/domain/cart/cart.ts': 'export const cart = 1\n',
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
    rule: 'listeners-are-not-called',
    file: 'apps/server/src/modules/orders/tell.ts',
    code: "import { a } from '../push/index.ts'",
  },
  {
    rule: 'listeners-are-not-called',
    file: 'apps/server/src/modules/orders/tell.ts',
    code: "import { a } from '../notifications/index.ts'",
  },
  {
    rule: 'routes-never-touch-sql',
    file: 'apps/server/src/modules/orders/more.routes.ts',
    code: "import { a } from './orders.repo.ts'",
  },
  { rule: 'sql-is-a-leaf', file: 'apps/server/src/modules/orders/more.read.ts', code: "import { a } from './place-order.ts'" },
  { rule: 'sql-is-a-leaf', file: 'apps/server/src/modules/orders/more.repo.ts', code: "import { a } from '../stock/index.ts'" },
  { rule: 'sql-is-a-leaf', file: 'apps/server/src/modules/orders/more.sql.ts', code: "import { a } from './place-order.ts'" },
  {
    rule: 'sql-is-a-leaf',
    file: 'apps/server/src/modules/orders/more.sql.ts',
    code: "import type { A } from '../stock/index.ts'",
  },
  { rule: 'feature-alone', file: 'apps/web/src/features/orders/total.ts', code: "import { Cart } from '../cart/cart.tsx'" },
  {
    rule: 'feature-part-alone',
    file: 'apps/web/src/features/orders/checkout/total.ts',
    code: "import { Board } from '../board.tsx'",
  },
  { rule: 'web-one-way', file: 'apps/web/src/features/orders/go.ts', code: "type A = import('../../app/routes/orders.tsx').A" },
  { rule: 'web-one-way', file: 'apps/web/src/shared/go.ts', code: "export * from '../features/cart/cart.tsx'" },
  { rule: 'web-one-way', file: 'apps/web/src/shared/go.ts', code: "export * from '../domain/cart/cart.ts'" },
  { rule: 'web-one-way', file: 'apps/web/src/domain/cart/go.ts', code: "export * from '../../features/cart/cart.tsx'" },
  {
    rule: 'no-cycles',
    file: 'apps/server/src/modules/orders/orders.sql.ts',
    code: "import { insertOrder } from './orders.repo.ts'",
  },
  {
    rule: 'no-folder-cycles',
    file: 'packages/contract/src/shared/bill.ts',
    code: "import { minimum } from '../orders/rules.ts'",
  },
  { rule: 'imports-resolve', file: 'apps/server/src/main.ts', code: "import { a } from './no-such-file.ts'" },
  { rule: 'imports-resolve', file: 'apps/server/src/main.ts', code: "import { a } from '@jhola/contract/orders/nothing'" },
  { rule: 'imports-resolve', file: 'apps/server/src/main.ts', code: "import { a } from './app'" },
]

const trees: string[] = []

const plant = (tree: Tree): string => {
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

describe('circles between folders', () => {
  const known = { inside: 'packages/contract/src', folders: ['orders', 'shared'] }
  const round = "import { minimum } from '../orders/rules.ts'\nexport const least = minimum\n"

  test('are found where no file of theirs is in a circle', () => {
    const found = findViolations(plant({ ...legalTree, 'packages/contract/src/shared/bill.ts': round }))
    expect(found.map(({ rule }) => rule)).toEqual(['no-folder-cycles', 'no-folder-cycles'])
    expect(found[0]?.why).toContain('orders, shared in packages/contract/src')
  })

  test('are told once at each step when they go over three folders', () => {
    const found = findViolations(
      plant({
        ...legalTree,
        'packages/contract/src/shared/bill.ts': "import { list } from '../stock/list.ts'\nexport const bill = list\n",
        'packages/contract/src/stock/list.ts': round,
      }),
    )
    expect(found.map(({ why }) => why.split(';')[0])).toEqual(
      Array.from({ length: 3 }, () => 'orders, shared, stock in packages/contract/src import each other'),
    )
  })

  test('pass when they are on the list, and fail when they are on it for nothing', () => {
    expect(findViolations(plant({ ...legalTree, 'packages/contract/src/shared/bill.ts': round }), [known])).toEqual([])
    expect(findViolations(plant(legalTree), [known]).map(({ from, why }) => `${from}: ${why}`)).toEqual([
      'packages/contract/src: allowed in known-exceptions.ts, and gone: take it off the list',
    ])
  })

  test('do not count what a test imports', () => {
    expect(findViolations(plant({ ...legalTree, 'packages/contract/src/shared/bill.test.ts': round }))).toEqual([])
  })
})

describe('crowded folders', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)

  test('are told from 21 files on, those in sub-folders not counted', () => {
    expect(findCrowds([...files('a', 20), ...files('a/b', 20)], [])).toEqual([])
    expect(findCrowds(files('a', 21), []).map(({ folder }) => folder)).toEqual(['a'])
  })

  test('pass when they are on the list, and fail when they are on it for nothing', () => {
    expect(findCrowds(files('a', 21), ['a'])).toEqual([])
    expect(findCrowds(files('a', 20), ['a', 'gone']).map(({ folder }) => folder)).toEqual(['a', 'gone'])
  })
})

describe('on the files of this repo', () => {
  const root = dirname(import.meta.dirname)
  const sources = listSources(root)
  const packages = readImports(root, sources).flatMap(({ to }) => (to && /^(npm|node):/.test(to) ? [to] : []))
  const targets = [...new Set([...sources, ...packages])]

  test.each(folderRules.map((rule) => ({ rule, label: `${rule.name}: ${rule.why}` })))('$label: it can fire', ({ rule }) => {
    const bound = sources.filter((file) => rule.from.test(file) && !rule.fromNot?.test(file))
    const broken = bound.some((from) => targets.some((to) => rule.to.test(to) && brokenRules(from, to).includes(rule)))
    expect({ bound: bound.length > 0, broken }).toEqual({ bound: true, broken: true })
  })

  const namesOf = (from: string, to: string): string[] => brokenRules(from, to).map(({ name }) => name)
  const ofModules = sources.filter((file) => file.startsWith(`${modules}/`) && !file.endsWith('.test.ts'))

  test('no SQL file of a module may import a module', () => {
    const sqlFiles = ofModules.filter((file) => /\.(repo|read|sql)\.ts$/.test(file))
    expect(sqlFiles.length).toBeGreaterThan(50)
    expect(sqlFiles.filter((file) => !namesOf(file, `${modules}/stores/index.ts`).includes('sql-is-a-leaf'))).toEqual([])
  })

  test('no file of orders, and of no other module but two, may import notifications', () => {
    const doors = [`${modules}/notifications/index.ts`, `${modules}/push/index.ts`].filter((file) => sources.includes(file))
    const free = ofModules.filter((file) => doors.some((door) => !namesOf(file, door).includes('listeners-are-not-called')))
    expect(doors).toHaveLength(1)
    expect([...new Set(free.map((file) => file.split('/')[4]))].toSorted()).toEqual(
      ['alarms', 'profile', doors[0]?.split('/')[4]].toSorted(),
    )
    expect(ofModules.filter((file) => file.startsWith(`${modules}/orders/`)).length).toBeGreaterThan(30)
  })

  test.each(folderRules.flatMap((rule) => wordsOf(rule).map((pattern) => ({ name: rule.name, pattern }))))(
    '$name: $pattern is the name of something',
    ({ pattern }) => {
      expect(targets.some((path) => new RegExp(pattern).test(path))).toBe(true)
    },
  )
})

/** The patterns of a rule, with each choice of words taken by itself: `(repo|read)` is two. */
function wordsOf({ from, to }: (typeof folderRules)[number]): string[] {
  const split = (pattern: string): string[] => {
    const group = /\((\w+(?:\|\w+)+)\)/.exec(pattern)
    if (!group?.[1]) return [pattern]
    return group[1].split('|').flatMap((word) => split(pattern.replace(group[0], word)))
  }
  return [from, to].flatMap(({ source }) => split(source))
}
