import { existsSync, readFileSync } from 'node:fs'
import { directionOf } from '@jhola/contract/shared/text/language'
import type { Page } from '@playwright/test'
import { englishLeft } from '../../scripts/messages/english-left.ts'

/** Values of an answer that are internal codes (out_for_delivery, packet): a screen must show a translation. */
const isCode = (value: string): boolean => /^[a-z][a-z0-9_.:-]*$/.test(value)
/** Parts of an answer that have our own text in every language. */
const OURS = new Set(['category', 'unit', 'status', 'store_type', 'message', 'code', 'type'])

/**
 * Everything that the server told this page: names, brands and codes that people wrote are in the language they wrote them in.
 * What we know a name for in the language of the page is not among them: there it must stand in that language.
 */
export class NamesTold {
  private readonly known: Record<string, string>
  private readonly words = new Set<string>()
  private readonly coming = new Set<Promise<void>>()

  constructor(page: Page, language: string) {
    // English and Hindi names stand with the goods themselves.
    const file = `apps/web/src/locales/${language}/names.json`
    this.known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
    page.on('response', (response) => {
      if (!response.url().includes('/api/')) return
      const told = response.json().then(
        (answer) => this.take(answer),
        () => undefined,
      )
      this.coming.add(told)
      void told.finally(() => this.coming.delete(told))
    })
    // An order that arrives while the page is open comes by the socket, in Socket.IO's framing: a number, then JSON.
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const event = /^\d+(\[.*)$/s.exec(payload.toString())?.[1]
        if (event) this.take(JSON.parse(event))
      }),
    )
  }

  take(value: unknown, name = '', isOfGoods = false): void {
    if (typeof value === 'string') {
      const hasOurName = (isOfGoods || name === 'city') && value in this.known
      if (OURS.has(name) || isCode(value) || hasOurName) return
      for (const word of value.match(/[A-Za-z]{3,}/g) ?? []) this.words.add(word.toLowerCase())
    } else if (Array.isArray(value)) for (const inner of value) this.take(inner, name)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) this.take(inner, key, 'unit' in value)
  }

  /** Whether a word is one of theirs, once every answer is read. */
  async all(): Promise<ReadonlySet<string>> {
    await Promise.all(this.coming)
    return this.words
  }
}

type Seen = { text: string; where: string }

/** The text that the page shows or exposes to a screen reader, without user content (in its own language, marked so). */
const wordsShown = (page: Page): Promise<{ words: Seen[]; title: string; direction: string; lang: string }> =>
  page.evaluate(() => {
    const words: { text: string; where: string }[] = []
    const place = (element: Element): string => {
      const classes = typeof element.className === 'string' ? element.className.split(' ').slice(0, 3).join('.') : ''
      return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ''}`
    }
    const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isForeign = (element: Element): boolean => element.closest('[lang]')?.tagName !== 'HTML'
    for (const element of document.querySelectorAll('body *'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        const text = element.getAttribute(name)
        if (text && !isForeign(element)) words.push({ text, where: `${place(element)}[${name}]` })
      }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!parent || text === '' || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(parent.tagName)) continue
      if (parent.closest('.leaflet-container') || !isShown(parent) || isForeign(parent)) continue
      words.push({ text, where: place(parent) })
    }
    const { lang, dir } = document.documentElement
    return { words, title: document.title, direction: dir || 'ltr', lang }
  })

/** Language problems in the text of a page; each line names the text and its position. */
export const wordFindings = async (page: Page, language: string, told: NamesTold): Promise<string[]> => {
  const names = await told.all()
  const { words, title, direction, lang } = await wordsShown(page)
  const findings: string[] = []
  if (lang !== language) findings.push(`the page is in ${lang}`)
  if (direction !== directionOf(language)) findings.push(`the direction is ${direction}`)
  for (const { text, where } of [...words, { text: title, where: 'title' }]) {
    if (/^[a-z]+(\.[a-z][\w]*)+$/i.test(text) && !text.includes('@') && !/\.(com|in|org)$/.test(text))
      findings.push(`a key: ${text} in ${where}`)
    if (/\{\{|\}\}|\bundefined\b|\bNaN\b|\[object /.test(text))
      findings.push(`a value is missing: "${text.slice(0, 80)}" in ${where}`)
    // Behind an Arabic letter the sign goes to the other side of its number (Unicode bidi, W2).
    if (/[\u0600-\u06ff][^\u200e\u2066-\u2069A-Za-z]*₹\s*\d/.test(text))
      findings.push(`an amount turns round: "${text.slice(0, 80)}" in ${where}`)
    if (language === 'en') continue
    const left = englishLeft(text, (word) => names.has(word))
    if (left.length > 0) findings.push(`English: "${text.slice(0, 80)}" (${left.join(' ')}) in ${where}`)
  }
  return [...new Set(findings)]
}

/** Layout problems of text: cut off, outside its box, overlapping, or the page wider than the screen. */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const layout: string[] = []
    const place = (element: Element): string => {
      const classes = typeof element.className === 'string' ? element.className.split(' ').slice(0, 3).join('.') : ''
      return `${element.tagName.toLowerCase()}${classes ? `.${classes}` : ''}`
    }
    const isShown = (element: Element): boolean => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const said = (element: Element): string => `"${element.textContent?.trim().slice(0, 60)}"`
    // What lies below the screen is laid out only when the browser is told to.
    if (document.adoptedStyleSheets.length === 0) {
      const whole = new CSSStyleSheet()
      whole.replaceSync(
        '*, *::before, *::after { content-visibility: visible !important; transition: none !important; animation: none !important }',
      )
      document.adoptedStyleSheets = [whole]
    }
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (wider > 0) layout.push(`the page is ${wider} px wider than the screen`)
    /** What is left of words when everything around them has cut what reaches out. */
    const visiblePart = (element: Element, rect: DOMRect): DOMRect => {
      let { left, top, right, bottom } = rect
      for (let up: Element | null = element; up && up !== document.documentElement; up = up.parentElement) {
        const style = getComputedStyle(up)
        const frame = up.getBoundingClientRect()
        if (style.overflowX !== 'visible') [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)]
        if (style.overflowY !== 'visible') [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)]
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    /** The nearest drawn box (a card, a button, a chip) around words, if nothing between scrolls. */
    const frameOf = (element: Element, layer: Element): DOMRect | undefined => {
      for (let up: Element | null = element; up && up !== layer; up = up.parentElement) {
        const { overflowX, borderLeftWidth, borderRightWidth, backgroundColor } = getComputedStyle(up)
        if (['auto', 'scroll'].includes(overflowX)) return undefined
        const isDrawn =
          (borderLeftWidth !== '0px' && borderRightWidth !== '0px') || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)
        if (isDrawn) return up.getBoundingClientRect()
      }
      return undefined
    }
    const leaves: { element: Element; box: DOMRect; layer: Element }[] = []
    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element) || element.closest('.sr-only, .leaflet-container, svg, [aria-hidden="true"]')) continue
      const text = element.textContent?.trim() ?? ''
      if (text === '' || element.clientWidth < 2) continue
      const isLeaf = element.children.length === 0
      const style = getComputedStyle(element)
      const mayScroll = ['auto', 'scroll'].includes(style.overflowX)
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      const loses = Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight - 8)
      // Names that people gave may be as long as they like; our own words have room.
      if (
        isShortened &&
        loses > 1 &&
        !element.matches('bdi, :has(bdi)') &&
        !element.closest('bdi, [dir="auto"], [lang]:not(html)')
      )
        layout.push(`shortened: ${place(element)} ${said(element)}`)
      if (isLeaf && style.display !== 'inline' && !mayScroll && !isShortened) {
        const over = element.scrollWidth - element.clientWidth
        if (over > (style.overflowX === 'visible' ? 2 : 1))
          layout.push(
            `${style.overflowX === 'visible' ? 'runs out of its box' : 'cut off'}: ${place(element)} ${said(element)} by ${over} px`,
          )
        // Letters of Indian scripts may reach over their line a little; a line that is lost is more.
        if (style.overflowY === 'hidden' && element.scrollHeight - element.clientHeight > 8)
          layout.push(`cut off below: ${place(element)} ${said(element)} by ${element.scrollHeight - element.clientHeight} px`)
      }
      if (isLeaf) {
        const range = document.createRange()
        for (const node of isShortened ? [] : element.childNodes)
          for (const word of (node.textContent ?? '').matchAll(/\p{L}[\p{L}\p{M}]{2,}/gu)) {
            range.setStart(node, word.index)
            range.setEnd(node, word.index + word[0].length)
            const lines = new Set(
              [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top / 4)),
            )
            if (lines.size > 1 && range.getBoundingClientRect().height > 1.7 * Number.parseFloat(style.fontSize))
              layout.push(`a word is broken: ${place(element)} "${word[0]}" of ${said(element)}`)
          }
        range.selectNodeContents(element)
        const layer = (() => {
          for (let up: Element | null = element; up; up = up.parentElement)
            if (
              ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(up).position) ||
              up.getAttribute('role')?.includes('dialog')
            )
              return up
          return document.body
        })()
        for (const rect of range.getClientRects()) {
          const box = visiblePart(element, rect)
          if (box.width > 2 && box.height > 2) leaves.push({ element, box, layer })
          const frame = frameOf(element, layer)
          if (frame && !isShortened && box.width > 2 && (rect.left < frame.left - 2 || rect.right > frame.right + 2))
            layout.push(`leaves its frame: ${place(element)} ${said(element)}`)
        }
      }
    }
    for (const element of document.querySelectorAll('button, a[href], [role="tab"], [role="radio"]')) {
      if (!isShown(element) || element.closest('.sr-only')) continue
      const box = element.getBoundingClientRect()
      for (const inner of element.querySelectorAll('span')) {
        const words = inner.getBoundingClientRect()
        const isOut = words.left < box.left - 2 || words.right > box.right + 2
        if (words.width > 1 && inner.checkVisibility() && !inner.closest('.sr-only') && isOut)
          layout.push(`words leave their button: ${place(element)} ${said(element)}`)
      }
    }
    leaves.sort((a, b) => a.box.top - b.box.top)
    for (const [index, one] of leaves.entries())
      for (const other of leaves.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break
        if (one.element === other.element || one.layer !== other.layer) continue
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
        // Line boxes of neighbouring lines may touch; words lie over each other when half a line does.
        if (wide > 3 && high > Math.min(one.box.height, other.box.height) / 2)
          layout.push(
            `one over the other: ${place(one.element)} ${said(one.element)} and ${place(other.element)} ${said(other.element)}`,
          )
      }
    return [...new Set(layout)]
  })

/**
 * Makes the words of the page 40 % longer, as if it were in a language of long words: a word grows to twelve letters at most
 * (that is as long as those of our languages are), and what is left over stands behind it as more words.
 */
export const lengthenWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const max = 12
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lengthen = (text: string): string => {
      let owed = 0
      const longer = text.replace(/\p{L}{3,}/gu, (word) => {
        const wanted = Math.ceil(word.length * 0.4)
        const grown = Math.max(0, Math.min(wanted, max - word.length))
        owed += wanted - grown
        return word + 'ō'.repeat(grown)
      })
      return owed > 2 ? `${longer} ${'ō'.repeat(Math.min(owed, max))}` : longer
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE'].includes(parent.tagName)) continue
      // What people wrote stays as they wrote it.
      if (!parent.closest('bdi, [lang]:not(html), [translate="no"]')) node.textContent = lengthen(node.textContent ?? '')
    }
    // What opened beside its button takes its place anew.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  })
