import { describe, expect, test } from 'vitest'
import { laneCount, planLanes } from './plan-lanes.ts'

test.each([
  [344, 1],
  [559, 1],
  [560, 2],
  [884, 2],
  [1064, 5],
  [1200, 5],
  [1704, 8],
])('a board of %d px has %d columns of cards', (width, lanes) => {
  expect(laneCount(width)).toBe(lanes)
})

const plan = (counts: Record<string, number>, lanes: number, rows = 6) =>
  planLanes(
    Object.entries(counts).map(([id, count]) => ({ id, count, ...(id === 'done' && { weight: 0.2 }) })),
    lanes,
    rows,
  ).map(({ ids, lanes: own }) => `${ids.join('+')} ${own}`)

describe('the statuses share the columns', () => {
  test('one status with sixty orders takes them all', () => {
    expect(plan({ new: 60, packing: 0, ready: 0, out: 0, done: 0 }, 5)).toEqual(['new 5'])
  })

  test('few orders: a column for each status', () => {
    expect(plan({ new: 2, packing: 3, ready: 1, out: 2, done: 4 }, 5)).toEqual([
      'new 1',
      'packing 1',
      'ready 1',
      'out 1',
      'done 1',
    ])
  })

  test('a status with many takes the columns that are left', () => {
    expect(plan({ new: 3, packing: 14, ready: 2, out: 0, done: 0 }, 5)).toEqual(['new 1', 'packing 3', 'ready 1'])
  })

  test('where room is short, statuses with few orders stand one below the other', () => {
    expect(plan({ new: 3, packing: 40, ready: 2, out: 2, done: 0 }, 5)).toEqual(['new 1', 'packing 3', 'ready+out 1'])
  })

  test('what is finished gives way to the work', () => {
    expect(plan({ new: 12, packing: 22, ready: 8, out: 10, done: 8 }, 5)).toEqual(['new 1', 'packing 2', 'ready 1', 'out+done 1'])
  })

  test('two columns hold all five', () => {
    expect(plan({ new: 2, packing: 3, ready: 1, out: 2, done: 2 }, 2)).toEqual(['new+packing 1', 'ready+out+done 1'])
  })

  test('without orders there is no column', () => {
    expect(plan({ new: 0, packing: 0 }, 5)).toEqual([])
  })
})
