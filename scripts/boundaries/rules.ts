/**
 * Who may import whom (docs/architecture.md, section 3), as a table.
 * A path is relative to the checkout; a package is `npm:<name>`, a part of Node `node:<name>`.
 */
export type FolderRule = {
  name: string
  why: string
  from: RegExp
  /** Importers the rule does not bind. */
  fromNot?: RegExp
  to: RegExp
  /** Targets that stay allowed; `$1` stands for the first group of `from`. */
  toNot?: string
}

const tests = /\.test\.tsx?$/
const modules = 'apps/server/src/modules/'
const web = 'apps/web/src/'
/** The module of notifications, by its old name and its new one. */
const notifications = '(?:notifications|push)'

export const folderRules: readonly FolderRule[] = [
  {
    name: 'contract-is-pure',
    why: 'the contract runs in the browser and on the server: it imports zod and itself only',
    from: /^packages\/contract\//,
    fromNot: tests,
    to: /./,
    toNot: '^packages/contract/|^npm:zod$',
  },
  {
    name: 'web-not-server',
    why: 'the web knows the server by the contract only',
    from: /^apps\/web\//,
    to: /^apps\/server\/|^npm:@jhola\/server$/,
  },
  {
    name: 'server-not-web',
    why: 'the server loads the built web bundle, never its source',
    from: /^apps\/server\//,
    to: /^apps\/web\/|^npm:@jhola\/web$/,
  },
  {
    name: 'platform-knows-no-shop',
    why: 'the platform holds words with no shop in them',
    from: /^apps\/server\/src\/platform\//,
    to: new RegExp(`^${modules}`),
  },
  {
    name: 'module-front-door',
    why: 'another module is entered through its index.ts',
    from: new RegExp(`^${modules}([^/]+)/`),
    fromNot: tests,
    to: new RegExp(`^${modules}`),
    toNot: `^${modules}$1/|^${modules}[^/]+/index\\.ts$`,
  },
  {
    name: 'module-front-door',
    why: 'a module is entered through its index.ts, by the composition root too',
    from: /^apps\/server\/src\/(?!modules\/)/,
    fromNot: tests,
    to: new RegExp(`^${modules}`),
    toNot: `^${modules}[^/]+/index\\.ts$`,
  },
  {
    name: 'listeners-are-not-called',
    why: 'realtime listens to the event outbox; nobody calls it',
    from: new RegExp(`^${modules}(?!realtime/)`),
    fromNot: tests,
    to: new RegExp(`^${modules}realtime/`),
  },
  {
    name: 'listeners-are-not-called',
    why: 'orders and other modules say what happened to a function of their deps; only app.ts joins it to notifications',
    // Alarms escalate by push, and a person's subscriptions are exported and erased with their data (docs/decisions/045).
    from: new RegExp(`^${modules}(?!${notifications}/|alarms/|profile/)`),
    fromNot: tests,
    to: new RegExp(`^${modules}${notifications}/`),
  },
  {
    name: 'routes-never-touch-sql',
    why: 'a route parses, calls one use case and answers',
    from: /\.routes\.ts$/,
    to: /\.(repo|read|sql)\.ts$|^npm:pg$/,
  },
  {
    name: 'sql-is-a-leaf',
    why: 'a file of SQL imports no module code',
    from: new RegExp(`^${modules}.*\\.(repo|read|sql)\\.ts$`),
    to: new RegExp(`^${modules}`),
    toNot: '\\.sql\\.ts$',
  },
  {
    name: 'feature-alone',
    why: 'a screen that needs two features puts them together in app/routes',
    from: new RegExp(`^${web}features/([^/]+)/`),
    to: new RegExp(`^${web}features/`),
    toNot: `^${web}features/$1/`,
  },
  {
    name: 'feature-part-alone',
    why: 'what a customer opens must not load the counter, and the other way round',
    from: new RegExp(`^${web}features/(orders/(?:checkout|create|offline-queue)|stores/(?:registration|settings))/`),
    to: new RegExp(`^${web}features/`),
    toNot: `^${web}features/$1/`,
  },
  {
    name: 'web-one-way',
    why: 'the app composes features and shared, never the reverse',
    from: new RegExp(`^${web}(features|shared)/`),
    to: new RegExp(`^${web}app/`),
  },
  {
    name: 'web-one-way',
    why: 'what features share about the shop knows no feature',
    from: new RegExp(`^${web}domain/`),
    to: new RegExp(`^${web}(features|app)/`),
  },
  {
    name: 'web-one-way',
    why: 'what is shared knows no shop and no feature',
    from: new RegExp(`^${web}shared/`),
    to: new RegExp(`^${web}(features|domain)/`),
  },
]

/** The rules that this import breaks. */
export const brokenRules = (from: string, to: string): FolderRule[] =>
  folderRules.filter((rule) => {
    const match = rule.from.exec(from)
    if (!match || rule.fromNot?.test(from) || !rule.to.test(to)) return false
    if (!rule.toNot) return true
    return !new RegExp(rule.toNot.replaceAll('$1', match[1] ?? '')).test(to)
  })
