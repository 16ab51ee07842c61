// Migrations and decisions have unique numbers. Reports two files with the same number, as two branches can create.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folders = ['apps/server/migrations', 'docs/decisions']

const twice = folders.flatMap((folder) => {
  const numbers = readdirSync(join(root, folder)).map((name) => name.split(/[-_]/)[0])
  return [...new Set(numbers.filter((number, index) => numbers.indexOf(number) !== index))].map(
    (number) => `${folder}: two have the number ${number}`,
  )
})

if (twice.length > 0) {
  console.error(twice.join('\n'))
  process.exitCode = 1
}
