// Gives the offline page the language and the look that were chosen on this device, and asks again once there is a network.
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
// As shared/device-store/preferences.ts keeps it: what was chosen here stands in both, what the account likes in the cookie alone.
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

// The event alone does not suffice: the network may be back before this page listens, or be there while the server is not.
const CHECK_EVERY_MS = 4000
const JUST_BACK_MS = 1000
/** Longer than a slow line takes, shorter than one that is dead keeps a request. */
const TIMEOUT_MS = 20_000
// Whoever is on the way to another page must get there: a reload would call that off. What opens beside this page leaves nothing.
let isLeaving = false
addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
  if (target.closest('a') && !(ctrlKey || metaKey || shiftKey)) isLeaving = true
})
addEventListener('pageshow', () => {
  isLeaving = false
})
// Whatever answers, be it a proxy that refuses this address, is the network; only a server that fails is not there.
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
// A line that has just come back needs a moment.
addEventListener('online', () => setTimeout(reloadWhenReached, JUST_BACK_MS))
