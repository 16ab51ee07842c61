import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ignored = new Set(['node_modules', 'dist', '.fingerprint'])
const isTest = (name) => /\.test\.tsx?$/.test(name)

/** One hash over the names and contents of these files and folders (relative to `root`); tests and build results do not count. */
export const fingerprint = (root, inputs) => {
  const hash = createHash('sha1')
  for (const file of inputs.flatMap((input) => listFiles(root, input))) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const listFiles = (root, path) => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  return readdirSync(full)
    .filter((name) => !ignored.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => listFiles(root, `${path}/${name}`))
}
