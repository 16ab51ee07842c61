import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMeantPress } from './use-meant-press.ts'

const pressed: string[] = []
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  pressed.length = 0
})
afterEach(() => vi.useRealTimers())

type Statuses = { server: string; shown: string }

const NextStep = ({ server, shown }: Statuses) => {
  const isMeant = useMeantPress(server, shown)
  return (
    <button type="button" onClick={(event) => isMeant(event) && pressed.push(shown)}>
      {shown}
    </button>
  )
}

const showNextStep = () => {
  const { rerender } = render(<NextStep server="pending" shown="pending" />)
  return (statuses: Statuses) => rerender(<NextStep {...statuses} />)
}
const press = (detail = 1) => fireEvent.click(screen.getByRole('button'), { detail })

test('a press right after another device moved the order counts for nothing, the next one counts', () => {
  const change = showNextStep()
  change({ server: 'confirmed', shown: 'confirmed' })
  vi.advanceTimersByTime(399)
  press()
  expect(pressed).toEqual([])
  vi.advanceTimersByTime(1)
  press()
  expect(pressed).toEqual(['confirmed'])
})

test('a step of this device can be followed by the next one at once, also while the server answers', () => {
  const change = showNextStep()
  press()
  change({ server: 'pending', shown: 'confirmed' })
  press()
  change({ server: 'confirmed', shown: 'confirmed' })
  press()
  expect(pressed).toEqual(['pending', 'confirmed', 'confirmed'])
})

test('the second tap of a double tap counts for nothing', () => {
  showNextStep()
  press(1)
  press(2)
  expect(pressed).toEqual(['pending'])
})
