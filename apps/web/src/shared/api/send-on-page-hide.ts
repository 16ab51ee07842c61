/** An API call that may outlive its page. It has its own idempotency key, and a later page gets its response by repeating it. */
export type PageHideRequest = { method: string; url: string; headers: Record<string, string>; body?: string }

/**
 * Sends a call while the page is closing. On a page controlled by a service worker, the worker sends it: Chromium drops the
 * request of a page that is left for another site, even with `keepalive`, because such a request passes through the part of the
 * worker that ends with the page. Without a worker `keepalive` is enough.
 */
export const sendOnPageHide = (request: PageHideRequest): void => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null
  if (worker) {
    worker.postMessage({ type: 'send', request })
    return
  }
  const { url, ...rest } = request
  fetch(url, { ...rest, credentials: 'same-origin', keepalive: true }).catch(() => undefined)
}
