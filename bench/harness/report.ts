import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }
/** A promise of the issue with its measured value. */
export type Verdict = { must: string; measured: string; holds: boolean }
/** The results of one benchmark run. */
export type Findings = { about: string; tables: readonly Table[]; verdicts?: readonly Verdict[]; notes?: readonly string[] }

const FILE = join(ROOT, 'docs', 'benchmarks.md')
const HEAD = `# Benchmarks

Written by \`npm run bench\` and \`npm run bench:web\`, one part per benchmark; a run renews the parts it ran and keeps the others. Client, server and
database share one machine. Ratios come from rounds of the same run on the same database, in shuffled order: median [least-most]. Times are
milliseconds.
`

const toLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const toTable = ({ head, rows }: Table): string => [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n')

const toVerdicts = (verdicts: readonly Verdict[]): string =>
  toTable({
    head: ['Must hold', 'Measured', ''],
    rows: verdicts.map(({ must, measured, holds }) => [must, measured, holds ? 'holds' : '**does not hold**']),
  })

/** Describes the machine that produced the figures. */
export const describeMachine = (): string => {
  const processors = cpus()
  const memoryGib = Math.round(totalmem() / 2 ** 30)
  return `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown CPU'}, ${memoryGib} GiB, ${process.platform} ${release()}, Node ${process.version}`
}

const toPart = (name: string, title: string, command: string, findings: Findings): string =>
  [
    `<!-- part: ${name} -->`,
    `## ${title}`,
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC · \`${command}\` · ${describeMachine()}`,
    findings.about,
    ...findings.tables.map(toTable),
    ...(findings.verdicts?.length ? [toVerdicts(findings.verdicts)] : []),
    ...(findings.notes?.length ? [findings.notes.map((note) => `- ${note}`).join('\n')] : []),
  ].join('\n\n')

const readParts = (): Map<string, string> => {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const parts = text.split(/^(?=<!-- part: )/m).slice(1)
  return new Map(parts.map((part) => [/^<!-- part: (\S+) -->/.exec(part)?.[1] ?? '', part.trim()]))
}

/** Prints the results and replaces this benchmark's part of docs/benchmarks.md. */
export const report = (name: string, title: string, command: string, findings: Findings, order: readonly string[]): void => {
  const part = toPart(name, title, command, findings)
  process.stdout.write(`\n${part}\n`)
  const parts = readParts().set(name, part)
  const names = [...order.filter((known) => parts.has(known)), ...[...parts.keys()].filter((known) => !order.includes(known))]
  writeFileSync(FILE, `${HEAD}\n${names.map((known) => parts.get(known)).join('\n\n')}\n`)
}
