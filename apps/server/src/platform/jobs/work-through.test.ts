import { expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { inPages, workThrough } from './work-through.ts'

type Line = { job: string; item: string; err: { message: string } }

/** A job's name and log, with the lines that it wrote. */
const aLog = () => {
  const lines: Line[] = []
  return { lines, job: 'try-all', log: createLogger('warn', { write: (line) => lines.push(JSON.parse(line)) }) }
}
const idOf = (item: number) => ({ item: String(item) })

test('each item is tried, failures are named, and the turn has failed at the end', async () => {
  const { lines, ...log } = aLog()
  const tried: number[] = []
  const work = async (item: number) => {
    tried.push(item)
    if (item % 2 === 0) throw new Error(`no ${item}`)
    return 1
  }
  await expect(workThrough([1, 2, 3, 4, 5], { ...log, idOf, work })).rejects.toThrow('try-all: 2 failed, 3 done')
  expect(tried).toEqual([1, 2, 3, 4, 5])
  expect(lines).toMatchObject([
    { job: 'try-all', item: '2', err: { message: 'no 2' } },
    { job: 'try-all', item: '4', err: { message: 'no 4' } },
  ])
})

test('what is put off is no failure of the turn, unless that fails, too', async () => {
  const { lines, ...log } = aLog()
  const putOff: number[] = []
  const steps = {
    ...log,
    idOf,
    work: async (item: number) => {
      if (item > 1) throw new Error('no')
      return 1
    },
    putOff: async (item: number) => {
      putOff.push(item)
      if (item === 3) throw new Error('not even that')
    },
  }
  expect(await workThrough([1, 2], steps)).toBe(2)
  expect(putOff).toEqual([2])
  await expect(workThrough([3, 4], steps)).rejects.toThrow('try-all: 1 failed, 1 done')
  expect(putOff).toEqual([2, 3, 4])
  expect(lines.map(({ item }) => item)).toEqual(['2', '3', '3', '4'])
})

test('without the database nothing more is tried', async () => {
  const { lines, ...log } = aLog()
  const tried: number[] = []
  const work = async (item: number): Promise<number> => {
    tried.push(item)
    throw new Error('Connection terminated unexpectedly')
  }
  await expect(workThrough([1, 2, 3], { ...log, idOf, work })).rejects.toThrow('Connection terminated')
  expect(tried).toEqual([1])
  expect(lines).toEqual([])
})

test('a list is read page by page, each after the last of the one before, until nothing is left', async () => {
  const list = [1, 2, 3, 4, 5]
  const requested: (number | undefined)[] = []
  const listPage = async (after: number | undefined) => {
    requested.push(after)
    return list.filter((item) => item > (after ?? 0)).slice(0, 2)
  }
  const read: number[] = []
  for await (const item of inPages(listPage)) read.push(item)
  expect(read).toEqual(list)
  expect(requested).toEqual([undefined, 2, 4, 5])
})
