// Applies the language and appearance chosen on this device to the offline page, and retries once the network is back.
const readCookie = (name) =>
  document.cookie
    .split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
const readStored = (name) => {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}
// Same storage as shared/device-store/preferences.ts: a choice made on this device is in local storage and the cookie, an account
// preference in the cookie only.
const readSetting = (name) => readStored(name) ?? readCookie(name)
const root = document.documentElement
for (const name of ['theme', 'contrast', 'fontSize']) {
  const chosen = readSetting(name)
  if (chosen) root.dataset[name] = chosen
}

const sections = [...document.querySelectorAll('section')]
const findSection = (tag) => sections.find(({ lang }) => lang === String(tag).toLowerCase().split(/[-_]/)[0])
const wishes = [readSetting('language'), new URLSearchParams(location.search).get('lang'), ...navigator.languages]
const shown = wishes.map(findSection).find(Boolean) ?? sections[0]
for (const section of sections) section.hidden = section !== shown
root.lang = shown.lang
root.dir = shown.dir
document.title = shown.dataset.title

// The `online` event alone is not enough: it may fire before this page listens, or the network may be up while the server is
// down.
const CHECK_EVERY_MS = 4000
const JUST_BACK_MS = 1000
/** Longer than a slow request takes, shorter than a dead connection holds one. */
const TIMEOUT_MS = 20_000
// A reload would cancel a navigation that is under way. A link that opens outside this page starts no navigation here.
let isLeaving = false
addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
  if (target.closest('a') && !(ctrlKey || metaKey || shiftKey)) isLeaving = true
})
addEventListener('pageshow', () => {
  isLeaving = false
})
// Any answer proves that the network is up, even one of a proxy that refuses this address. Only a 5xx means that the server is
// down.
const isServerReached = () =>
  fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )
let isChecking = false
const reloadWhenReached = async () => {
  if (isChecking || isLeaving || document.hidden || !navigator.onLine) return
  isChecking = true
  const isReached = await isServerReached()
  isChecking = false
  if (isReached && !isLeaving) location.reload()
}
setInterval(reloadWhenReached, CHECK_EVERY_MS)
addEventListener('visibilitychange', reloadWhenReached)
// A connection that has just come back needs a moment.
addEventListener('online', () => setTimeout(reloadWhenReached, JUST_BACK_MS))
