/** A page that stays open looks for a new version of itself this often; browsers look only when a page is opened. */
const VERSION_CHECK_MS = 3_600_000

type Follows = {
  container: EventTarget
  reload(): void
  /** Asks the person; `take` shows the new version in the page that was asked, and in no other. */
  offer(take: () => void): void
}

type Registration = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing' | 'update' | 'addEventListener'>

/** Follows the worker's versions: offers each that has arrived, and looks for new ones while the page stays open. */
export const followVersions = (registration: Registration, { container, reload, offer }: Follows): void => {
  const offerWorker = (worker: ServiceWorker) => {
    // The first version of a device is no new one.
    if (!registration.active) return
    offer(() => {
      // Another tab has let it take over already.
      if (worker.state !== 'installed') return reload()
      container.addEventListener('controllerchange', reload, { once: true })
      worker.postMessage({ type: 'take over' })
    })
  }
  if (registration.waiting) offerWorker(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offerWorker(worker)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), VERSION_CHECK_MS)
}
