/** A page that stays open checks for a new version at this interval; browsers check only when a page is opened. */
const VERSION_CHECK_MS = 3_600_000

type Follows = {
  container: EventTarget
  reload(): void
  /** Offers the new version. `take` activates it in the page that offered it, and in no other. */
  offer(take: () => void): void
}

type Registration = Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing' | 'update' | 'addEventListener'>

/** Follows the service worker's versions: offers each new one, and checks for updates while the page stays open. */
export const followVersions = (registration: Registration, { container, reload, offer }: Follows): void => {
  const offerWorker = (worker: ServiceWorker) => {
    // The first version on a device is not an update.
    if (!registration.active) return
    offer(() => {
      // Another tab has activated it already.
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
