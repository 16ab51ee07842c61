import type { Page } from '@playwright/test'

/** Words in Latin letters that belong into every language: codes of trade and technology, units, brands of payment, our own examples. */
const KNOWN =
  /^(UPI|GST|GSTIN|CGST|SGST|UTGST|IGST|HSN|SAC|UQC|FSSAI|MRP|PIN|OTP|SMS|QR|CSV|PDF|Excel|XLSX?|xlsx?|WhatsApp|Google|PhonePe|Paytm|BHIM|Razorpay|EAN|UPC|SKU|ISBN|UTR|VPA|CVV|RuPay|Visa|Mastercard|JPG|JPEG|PNG|WebP|HEIC|AVIF|GIF|ZIP|CORS|OPTIONS|OpenStreetMap|contributors|COD|API|TV|English|kg|gm|ml|km|mm|cm|min|Ctrl|Shift|Alt|Enter|Esc|Tab|USB|DPI|India|IST|Jhola)$/

/** Everything that the server told this page: names, brands and codes that people wrote are in the language they wrote them in. */
export const listenForNames = (page: Page): Set<string> => {
  const names = new Set<string>()
  const take = (value: unknown): void => {
    if (typeof value === 'string') for (const word of value.match(/[A-Za-z]{3,}/g) ?? []) names.add(word.toLowerCase())
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) take(inner)
  }
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return
    take(await response.json().catch(() => null))
  })
  return names
}

/** What is wrong with a page in a language; each line names the words and where they stand. */
export const findingsOf = async (page: Page, language: string, names: ReadonlySet<string>): Promise<string[]> => {
  const seen = await page.evaluate(() => {
    type Seen = { text: string; where: string; kind: 'text' | 'name' }
    const words: Seen[] = []
    const layout: string[] = []
    const place = (element: Element): string => {
      const classes = typeof element.className === 'string' ? element.className.split(' ').slice(0, 3).join('.') : ''
      return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ''}`
    }
    const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // What people wrote says its own language.
    const isForeign = (element: Element): boolean =>
      element.closest('[lang]')?.tagName !== 'HTML' || element.closest('[data-own-words]') !== null
    for (const element of document.querySelectorAll('body *')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)
        if (text && !isForeign(element)) words.push({ text, where: `${place(element)}[${name}]`, kind: 'name' })
      }
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(parent.tagName)) continue
      if (parent.closest('.leaflet-container') || !isShown(parent)) continue
      if (!isForeign(parent)) words.push({ text, where: place(parent), kind: 'text' })
    }
    const width = document.documentElement.clientWidth
    const wider = document.documentElement.scrollWidth - width
    if (wider > 0) layout.push(`the page is ${wider} px wider than the screen`)
    for (const element of document.querySelectorAll('button, a, label, th, td, h1, h2, h3, p, span, dt, dd, li, input, select')) {
      if (!isShown(element) || element.closest('.sr-only, .leaflet-container')) continue
      const style = getComputedStyle(element)
      const text = element.textContent?.trim() ?? ''
      if (text === '' || style.display === 'inline' || element.clientWidth < 2) continue
      const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      const runsOut = style.overflowX === 'visible' && element.scrollWidth > element.clientWidth + 2
      const mayScroll = ['auto', 'scroll'].includes(style.overflowX)
      if (style.textOverflow === 'ellipsis' || mayScroll) continue
      if ((isCut || runsOut) && element.children.length === 0)
        layout.push(
          `${isCut ? 'cut off' : 'runs out of its box'}: ${place(element)} "${text.slice(0, 60)}" by ${element.scrollWidth - element.clientWidth} px`,
        )
    }
    for (const element of document.querySelectorAll('button, a[href]')) {
      if (!isShown(element) || element.closest('.sr-only')) continue
      const box = element.getBoundingClientRect()
      for (const inner of element.querySelectorAll('span')) {
        const words = inner.getBoundingClientRect()
        if (
          words.width > 1 &&
          inner.checkVisibility() &&
          !inner.closest('.sr-only') &&
          (words.left < box.left - 2 || words.right > box.right + 2)
        )
          layout.push(`words leave their button: ${place(element)} "${element.textContent?.trim().slice(0, 60)}"`)
      }
    }
    return { words, layout, direction: document.documentElement.dir, lang: document.documentElement.lang }
  })
  const findings = [...new Set(seen.layout)]
  if (seen.lang !== language) findings.push(`the page is in ${seen.lang}`)
  if ((seen.direction || 'ltr') !== (language === 'ur' ? 'rtl' : 'ltr')) findings.push(`the direction is ${seen.direction}`)
  for (const { text, where } of seen.words) {
    if (/^[a-z]+(\.[a-z][\w]*)+$/i.test(text) && !text.includes('@') && !/\.(com|in|org)$/.test(text))
      findings.push(`a key: ${text} in ${where}`)
    if (language === 'en') continue
    const left = (text.replace(/\S+@\S+|https?:\S+|\S+\.(com|in|org)\S*/g, ' ').match(/[A-Za-z]{3,}/g) ?? []).filter(
      (word) => !KNOWN.test(word) && !names.has(word.toLowerCase()),
    )
    if (left.length > 0) findings.push(`English: "${text.slice(0, 80)}" (${left.join(' ')}) in ${where}`)
  }
  return [...new Set(findings)]
}
