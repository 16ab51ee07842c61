import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './definitions.ts'

/** A call of `query` or `execute`; `routes.query` registers a route. */
const CALL = /(?<!\broutes)\.(query|execute)(<|\()/
/** Where texts run that are no statements of ours: the layer itself, the embedded server, commands for operators. */
const TOOLS = /^apps\/server\/src\/(platform\/(db|embedded-postgres)|cli)\//

/** Files whose texts no check knows yet, each with its reason. */
const UNCHECKED: Readonly<Record<string, string>> = {
  'apps/server/src/modules/realtime/events/subscribe-to-nodes.ts': 'LISTEN on a connection of its own',
}

/** Files that run texts past the check, and lines of the list that are not needed any more. */
export const findUnchecked = (): string[] => {
  const folder = join(root, 'apps/server/src')
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !TOOLS.test(file) && CALL.test(readFileSync(join(root, file), 'utf8')))
  return [
    ...found.filter((file) => !(file in UNCHECKED)).map((file) => `${file}: runs SQL by query or execute: define a statement`),
    ...Object.keys(UNCHECKED)
      .filter((file) => !found.includes(file))
      .map((file) => `scripts/sql/unchecked.ts: ${file} is checked now: take it off the list`),
  ]
}
