import { expect, test } from 'vitest'
import { stepTable } from './step-table.mjs'

test('a run ends with what each step took and the whole', () => {
  const steps = [
    { name: 'Build', seconds: 41 },
    { name: 'Browser journeys', seconds: 301 },
  ]
  expect(stepTable(steps, 352)).toBe('Seconds  Step\n     41  Build\n    301  Browser journeys\n    352  All')
})
