// Leaves of the offline page the language that was chosen on this device, else the first of the device's own that is there.
const sections = [...document.querySelectorAll('section')]
const findSection = (tag) => sections.find(({ lang }) => lang === String(tag).toLowerCase().split('-')[0])
const readChosen = () => {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}
const shown = [readChosen(), ...navigator.languages].map(findSection).find(Boolean) ?? sections[0]
for (const section of sections) section.hidden = section !== shown
document.documentElement.lang = shown.lang
document.documentElement.dir = shown.dir
