import { readdirSync, readFileSync } from 'node:fs'

/** What a line of a judged list means: an amount in base units, the size of the pack, rupees, a wish for a size, and the goods. */
export type JudgedLine = {
  amount: { value: number; of: 'g' | 'ml' | 'dozen' | 'count' } | null
  pack: { value: number; of: 'g' | 'ml' } | null
  rupees: number | null
  size: 'small' | 'large' | null
  goods: string
}
/** A list as a person wrote it, and the lines that it should give. */
export type JudgedList = { file: string; text: string; lines: { said: string; meant: JudgedLine }[] }

const FOLDER = new URL('./lists/', import.meta.url)
const SEPARATORS: Readonly<Record<string, string>> = { comma: ', ', spoken: ' ' }
const SCALES = { kg: ['g', 1000], g: ['g', 1], l: ['ml', 1000], ml: ['ml', 1], dozen: ['dozen', 1], '': ['count', 1] } as const

const readAmount = (text: string): JudgedLine['amount'] => {
  const [, number, unit = ''] = /^(\d+(?:\.\d+)?)(kg|g|l|ml|dozen)?$/.exec(text) ?? []
  if (number === undefined) return null
  // @NOTE the pattern lets only these units through.
  const [of, scale] = SCALES[unit as keyof typeof SCALES]
  return { value: Number(number) * scale, of }
}

/** `2kg atta`, `4/70g maggi`, `rs50 dhania`, `10rs5 parleg`, `-small surf`, `- none`. */
const readMeant = (text: string): JudgedLine => {
  const [said = '', goods = ''] = text.trim().split(' ')
  const size = /(small|large)$/.exec(said)?.[1] ?? null
  const rupees = /rs(\d+)/.exec(said)?.[1]
  const [amount = '', pack = ''] = said
    .replace(/(small|large)$/, '')
    .replace(/rs\d+/, '')
    .replace('-', '')
    .split('/')
  // @NOTE packs are written in grams or millilitres.
  const packed = readAmount(pack) as JudgedLine['pack']
  return {
    amount: readAmount(amount),
    pack: packed,
    rupees: rupees ? Number(rupees) : null,
    size: size as JudgedLine['size'],
    goods,
  }
}

const readBlock = (file: string, block: string): JudgedList => {
  const rows = block.split('\n').filter((row) => row.trim() !== '' && !row.startsWith('#'))
  const separator = SEPARATORS[/^@ (\w+)/.exec(rows[0] ?? '')?.[1] ?? ''] ?? '\n'
  const written = rows.filter((row) => !row.startsWith('@')).map((row) => row.split(' = '))
  return {
    file,
    text: written.map(([said]) => said).join(separator),
    lines: written.flatMap(([said = '', meant = '']) => meant.split(';').map((one) => ({ said, meant: readMeant(one) }))),
  }
}

/** All judged lists: blocks of lines, each with what it means after ` = `; `@ comma` and `@ spoken` say how the lines are joined. */
export const readJudgedLists = (folder: URL = FOLDER): JudgedList[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && file !== 'goods.txt')
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .trim()
        .split(/\n\s*\n/)
        .map((block) => readBlock(file, block)),
    )

/** Families of the starter catalogue by the short name that the judged lists use. */
export const readJudgedGoods = (): Map<string, readonly string[]> =>
  new Map(
    readFileSync(new URL('goods.txt', FOLDER), 'utf8')
      .split('\n')
      .flatMap((row) => {
        const [name, families] = row.split(': ')
        return name && families && !row.startsWith('#') ? [[name, families.split(' ')] as const] : []
      }),
  )

/** The queries of a file by what they mean: rows of `name: query, query`. */
export const readJudgedQueries = (file: URL): { query: string; name: string }[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.includes(': ') && !row.startsWith('#'))
    .flatMap((row) => {
      const [name = '', asked = ''] = row.split(': ')
      return asked.split(',').map((query) => ({ query: query.trim(), name }))
    })
