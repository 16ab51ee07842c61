import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { I18nProvider } from '../../shared/i18n/i18n-context.tsx'
import { createI18nStore } from '../../shared/i18n/i18n-store.ts'
import { followVersions } from './follow-versions.ts'
import { createNewVersion } from './new-version.ts'
import { NewVersionStrip } from './new-version-strip.tsx'

afterEach(() => vi.useRealTimers())

/** A fake browser service worker in a given state. */
const createWorker = (state: string) => Object.assign(new EventTarget(), { state, postMessage: vi.fn() })
type Worker = ReturnType<typeof createWorker>

const follow = ({ waiting = null as Worker | null, active = createWorker('activated') as Worker | null } = {}) => {
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting,
    installing: null as Worker | null,
    update: vi.fn(async () => undefined),
  })
  const container = new EventTarget()
  const offered: (() => void)[] = []
  const reload = vi.fn()
  followVersions(registration as never, { container, reload, offer: (take) => void offered.push(take) })
  const arrive = (worker: Worker) => {
    registration.installing = worker
    registration.dispatchEvent(new Event('updatefound'))
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
  }
  return { registration, container, offered, reload, arrive }
}

test('a waiting version, and one that arrives while the page is open, are offered', () => {
  const { offered, arrive } = follow({ waiting: createWorker('installed') })
  expect(offered).toHaveLength(1)
  arrive(createWorker('installing'))
  expect(offered).toHaveLength(2)
})

test('the first version on a device is not offered; the next one is, in the same page', () => {
  const { registration, offered, arrive } = follow({ active: null })
  const first = createWorker('installing')
  arrive(first)
  expect(offered).toEqual([])
  registration.active = first
  arrive(createWorker('installing'))
  expect(offered).toHaveLength(1)
})

test('accepting reloads the page once the new worker is active', () => {
  const worker = createWorker('installed')
  const { offered, container, reload } = follow({ waiting: worker })
  offered[0]?.()
  expect(worker.postMessage).toHaveBeenCalledWith({ type: 'take over' })
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a version that another tab has activated needs a reload only', () => {
  const worker = createWorker('installed')
  const { offered, reload } = follow({ waiting: worker })
  worker.state = 'activated'
  offered[0]?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page that stays open checks for new versions', async () => {
  vi.useFakeTimers()
  const { registration } = follow()
  await vi.advanceTimersToNextTimerAsync()
  await vi.advanceTimersToNextTimerAsync()
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('at the counter the offer stays until it is accepted', async () => {
  vi.useFakeTimers()
  const version = createNewVersion()
  const i18n = createI18nStore('en')
  await i18n.need(['common'])
  const shown = () =>
    renderToString(
      <I18nProvider store={i18n}>
        <NewVersionStrip version={version} />
      </I18nProvider>,
    )
  expect(shown()).toBe('')
  const listener = vi.fn()
  version.subscribe(listener)
  version.offer(() => undefined)
  expect(listener).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(12 * 3_600_000)
  expect(shown()).toContain('A new version of Jhola is ready')
  expect(shown()).toContain('Update</span></button>')
})
