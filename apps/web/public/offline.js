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
// Whoever is on the way to another page must get there: a reload would call that off.
let isLeaving = false
addEventListener('click', ({ target }) => {
  if (target.closest('a')) isLeaving = true
})
addEventListener('pageshow', () => {
  isLeaving = false
})
const reloadWhenReached = async () => {
  if (isLeaving || document.hidden || !navigator.onLine) return
  const isReached = await fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (isReached && !isLeaving) location.reload()
}
setInterval(reloadWhenReached, CHECK_EVERY_MS)
// A line that has just come back needs a moment.
addEventListener('online', () => setTimeout(reloadWhenReached, JUST_BACK_MS))
