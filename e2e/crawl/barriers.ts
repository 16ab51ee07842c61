import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, and the best practices whose violation excludes users. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that a change of colours can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** The themes in which each page is checked, one after the other, without a reload. */
const LOOKS = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const

const axe = async (page: Page, look: string, rules?: readonly string[]): Promise<string[]> => {
  const builder = new AxeBuilder({ page }).exclude('.leaflet-container')
  // Voice control uses the visible text: a button's accessible name starts with it.
  const all = { runOnly: { type: 'tag' as const, values: WCAG }, rules: { 'label-content-name-mismatch': { enabled: true } } }
  const { violations } = await (rules ? builder.withRules([...rules]) : builder.options(all)).analyze()
  // A menu is part of its button, wherever it is drawn; what it lies over cannot be pressed meanwhile, and its own entries are
  // measured below.
  const ofMenus = (await page.locator('[role=menu]').count()) > 0 ? ['region', 'target-size'] : []
  return violations.flatMap(({ id, nodes }) =>
    (ofMenus.includes(id) ? [] : nodes).map(({ html, any }) => {
      const said = any[0]?.data as { contrastRatio?: number } | null | undefined
      const ratio = said?.contrastRatio ? ` (${said.contrastRatio})` : ''
      return `axe ${id}${look && ` in ${look}`}${ratio}: ${html.slice(0, 200)}`
    }),
  )
}

/** Stops all animation and renders everything, including content outside the viewport. */
export const holdStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition: none !important; animation-duration: 1ms !important; animation-iteration-count: 1 !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })

const wear = (page: Page, look: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) document.documentElement.dataset[name] = value
  }, look)

/** Axe findings in light, dark, and both with high contrast. */
export const brokenRules = async (page: Page): Promise<string[]> => {
  const findings = []
  for (const { theme, contrast } of LOOKS) {
    await wear(page, { theme, contrast })
    const isFirst = theme === 'light' && contrast === 'normal'
    findings.push(...(await axe(page, isFirst ? '' : `${theme} ${contrast}`, isFirst ? undefined : OF_COLOUR)))
  }
  await wear(page, { theme: 'light', contrast: 'normal' })
  return findings
}

/** All controls smaller than 44 x 44 px, with their size. Links in running text are exempt: their height is the line height. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5
    const findings = new Set<string>()
    const kinds =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=switch], [tabindex="0"]'
    const union = (boxes: DOMRect[]): DOMRect => {
      const left = Math.min(...boxes.map((box) => box.left))
      const top = Math.min(...boxes.map((box) => box.top))
      return new DOMRect(
        left,
        top,
        Math.max(...boxes.map((box) => box.right)) - left,
        Math.max(...boxes.map((box) => box.bottom)) - top,
      )
    }
    const isRunning = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.textContent?.trim() ?? ''
      return around.length > (element.textContent?.trim().length ?? 0) + 3
    }
    /** A label or a fresh layer over the element makes its target larger than its box. */
    const reaches = (element: Element, box: DOMRect): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const now = element.getBoundingClientRect()
      const x = now.left + now.width / 2
      const y = now.top + now.height / 2
      const away = 21
      const points = [
        ...(box.width < LEAST
          ? [
              [x - away, y],
              [x + away, y],
            ]
          : []),
        ...(box.height < LEAST
          ? [
              [x, y - away],
              [x, y + away],
            ]
          : []),
      ]
      return points.every(([px = 0, py = 0]) => {
        const hit = document.elementFromPoint(px, py)
        const label = hit?.closest('label')
        return hit !== null && (element.contains(hit) || label?.control === element || label?.contains(element))
      })
    }
    for (const element of document.querySelectorAll<HTMLElement>(kinds)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (
        element.matches(':disabled, [tabindex="-1"]:not([role=tab], [role=option], [role=menuitem], a, button)') ||
        isRunning(element)
      )
        continue
      if (
        element.closest('.sr-only, .leaflet-container, [inert], [aria-hidden=true]') ||
        element.closest('main[tabindex], [role=tabpanel]') === element
      )
        continue
      const labels =
        'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].filter((label) => label.contains(element)) : []
      const box = union([element, ...labels].map((one) => one.getBoundingClientRect()))
      if (box.width < 1 || box.height < 1 || (box.width >= LEAST && box.height >= LEAST) || reaches(element, box)) continue
      const classes = typeof element.className === 'string' ? element.className.slice(0, 90) : ''
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      findings.add(
        `target ${Math.round(box.width)}x${Math.round(box.height)}: ${element.tagName.toLowerCase()} "${name}" .${classes}`,
      )
    }
    return [...findings]
  })

/** Text that does not fit: the page is wider than the screen, or text is cut off without a sign that more follows. */
export const lostWords = (page: Page, when: string): Promise<string[]> =>
  page.evaluate(async (situation) => {
    const findings = new Set<string>()
    const root = document.documentElement
    // What opened beside a button finds its place again.
    dispatchEvent(new Event('resize'))
    for (let frame = 0; frame < 15; frame += 1) await new Promise(requestAnimationFrame)
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { right, left } = element.getBoundingClientRect()
          if ((right <= root.clientWidth + 1 && left >= -1) || !element.checkVisibility() || element.closest('.sr-only, svg'))
            return false
          for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
            if (getComputedStyle(above).overflowX !== 'visible' || getComputedStyle(above).position === 'fixed') return false
          return getComputedStyle(element).position !== 'fixed'
        })
        .slice(0, 4)
        .map((element) => `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '').slice(0, 60)}`)
      findings.add(`${situation}: the page is ${root.scrollWidth - root.clientWidth} px too wide (${wide.join(' | ')})`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg, .sr-only, .leaflet-container, select, textarea, input, [aria-hidden=true]')) continue
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const isMeantToEnd = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isMeantToEnd || element.clientWidth < 2 || !element.textContent?.trim()) continue
      const cuts = (way: string) => way === 'hidden' || way === 'clip'
      const across = cuts(style.overflowX) ? element.scrollWidth - element.clientWidth : 0
      const down = cuts(style.overflowY) ? element.scrollHeight - element.clientHeight : 0
      if (across <= 2 && down <= 3) continue
      // A picture that fills its frame may be cut; words may not.
      const frame = element.getBoundingClientRect()
      const range = document.createRange()
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let above = node.parentElement
        while (above && above !== element && !['auto', 'scroll'].includes(getComputedStyle(above).overflowX))
          above = above.parentElement
        // Content that can be scrolled to is not cut off.
        if (above !== element) continue
        if (!node.textContent?.trim() || node.parentElement?.closest('.sr-only, svg') || !node.parentElement?.checkVisibility())
          continue
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        const isOut = box.right > frame.right + 2 || box.left < frame.left - 2 || box.bottom > frame.bottom + 3
        if (!isOut || box.width < 1) continue
        findings.add(
          `${situation}: cut off "${node.textContent.trim().slice(0, 50)}" in ${element.tagName.toLowerCase()}.${element.className.slice(0, 80)}`,
        )
        break
      }
    }
    return [...findings]
  }, when)

/** WCAG 1.4.12: user settings for the spacing of lines, letters and words. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

const withStyle = async <T>(page: Page, css: string, look: () => Promise<T>): Promise<T> => {
  const style = await page.evaluateHandle((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, css)
  const seen = await look()
  await style.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  return seen
}

/** Words at their largest, with wide spaces, and the page at 320 px (a desk at 400 %) and with text at 200 %. */
export const lostWhenLarge = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize()
  await wear(page, { fontSize: 'large' })
  const findings = await lostWords(page, 'largest letters')
  await wear(page, { fontSize: 'medium' })
  findings.push(...(await withStyle(page, SPACING, () => lostWords(page, 'wide spacing'))))
  // Twice the letters leave half a screen: nothing may be cut there, but it may be scrolled to (1.4.4). A phone's 180 px are nobody's.
  if (before && before.width > 640) {
    const twice = await withStyle(page, 'html { font-size: 200% !important }', () => lostWords(page, 'text at 200 %'))
    findings.push(...twice.filter((finding) => !finding.includes('too wide')))
  } else findings.push(...(await withStyle(page, 'html { font-size: 130% !important }', () => lostWords(page, 'text at 130 %'))))
  if (before && before.width > 640) {
    await page.setViewportSize({ width: 640, height: 400 })
    findings.push(...(await lostWords(page, 'zoom of 200 %')))
  }
  await page.setViewportSize({ width: 320, height: 640 })
  findings.push(...(await lostWords(page, 'at 320 px')))
  if (before) await page.setViewportSize(before)
  return findings
}

/** The outline of a page: one `h1`, no level left out, a title, one main part, ids that are used once. */
export const brokenOutline = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings: string[] = []
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isShown).at(-1)
    const headings = [...(dialog ?? document).querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown)
    const levels = headings.map((heading) => Number(heading.tagName[1]))
    if (!dialog && levels.filter((level) => level === 1).length !== 1)
      findings.push(`outline: ${levels.filter((level) => level === 1).length} h1`)
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? (dialog ? level : 0)
      if (level > before + 1)
        findings.push(`outline: h${before} is followed by h${level} "${headings[index]?.textContent?.trim().slice(0, 40)}"`)
    })
    if (!document.title.trim()) findings.push('no title')
    if (!dialog && [...document.querySelectorAll('main')].filter(isShown).length !== 1) findings.push('not exactly one main part')
    for (const field of document.querySelectorAll('[aria-invalid=true]'))
      if (
        !field
          .getAttribute('aria-describedby')
          ?.split(' ')
          .some((id) => document.getElementById(id)?.textContent?.trim())
      )
        findings.push(`an invalid field does not name its error: ${field.outerHTML.slice(0, 120)}`)
    return findings
  })
