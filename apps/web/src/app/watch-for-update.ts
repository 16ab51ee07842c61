import { type I18nStore, textOf } from '../shared/i18n/i18n-store.ts'
import { toast } from '../shared/ui/toast.ts'

/** Installs the service worker and offers a new version when one has arrived; nothing is reloaded without the person's word. */
export const watchForUpdate = (i18n: I18nStore): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const offer = (worker: ServiceWorker) =>
    toast.info(textOf(i18n.read(), 'common.newVersion'), {
      label: textOf(i18n.read(), 'common.update'),
      run: () => worker.postMessage('take over'),
    })
  let isReloading = false
  const hadController = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isReloading || !hadController) return
    isReloading = true
    location.reload()
  })
  const follow = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && hadController) offer(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && hadController) offer(worker)
      })
    })
  }
  navigator.serviceWorker
    .register('/sw.js')
    .then(follow)
    .catch(() => {
      // Without a service worker everything works, only not offline.
    })
}
