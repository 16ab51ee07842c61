// Gives the offline page the language and the look that were chosen on this device, and asks again once there is a network.
const readCookie = (name) => {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}
// As shared/device-store/preferences.ts keeps it: what was chosen here stands in both, what the account likes in the cookie alone.
const readSetting = (name) => {
  try {
    return localStorage.getItem(name) ?? readCookie(name)
  } catch {
    // Storage is forbidden, or the cookie is none of ours.
    return undefined
  }
}
const root = document.documentElement
for (const name of ['theme', 'contrast', 'fontSize']) root.dataset[name] = readSetting(name) ?? root.dataset[name] ?? ''

const sections = [...document.querySelectorAll('section')]
const findSection = (tag) => sections.find(({ lang }) => lang === String(tag).toLowerCase().split(/[-_]/)[0])
const wishes = [readSetting('language'), new URLSearchParams(location.search).get('lang'), ...navigator.languages]
const shown = wishes.map(findSection).find(Boolean) ?? sections[0]
for (const section of sections) section.hidden = section !== shown
root.lang = shown.lang
root.dir = shown.dir
document.title = shown.dataset.title

addEventListener('online', () => location.reload())
