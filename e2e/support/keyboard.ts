import { expect, type Locator, type Page } from '@playwright/test'

/** Problems of the focused element: it is not visible, or another element covers it. */
const lostFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement
    if (!active || active === document.body || active.id === 'root') return null
    // A radio or a box may be drawn by its label.
    const drawn = active.matches('.sr-only') ? (active.closest('label') ?? active) : active
    const name = `${drawn.tagName.toLowerCase()} "${(drawn.getAttribute('aria-label') ?? drawn.textContent ?? '').trim().slice(0, 40)}"`
    const box = drawn.getBoundingClientRect()
    // A box may be drawn by what is around it.
    const frames = [drawn, drawn.parentElement, drawn.parentElement?.parentElement, drawn.closest('label')]
    const hasFrame = frames.some((frame) => frame && getComputedStyle(frame).outlineStyle !== 'none')
    const isMarked =
      hasFrame || drawn.matches('[data-highlighted], [tabindex="-1"]') || getComputedStyle(drawn).boxShadow !== 'none'
    if (!isMarked) return `${name}: the focus is not shown`
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, innerHeight)
    if (right - left < 1 || bottom - top < 1) return `${name}: the focus is outside of the screen`
    const points = [0.5, 0.1, 0.9].flatMap((x) =>
      [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y]),
    )
    const isSeen = points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x, y)
      // Messages disappear by themselves.
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn) || hit.closest('[aria-live], [role=status]') !== null)
    })
    return isSeen ? null : `${name}: something lies over the focus`
  })

/** Presses Tab until the element has the focus; every focused element on the way must be visible. */
export const tabTo = async (page: Page, target: Locator, max = 80): Promise<void> => {
  await target.waitFor({ state: 'attached' })
  for (let step = 0; ; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    if (step === max) throw new Error(`${max} times Tab did not lead to ${target}`)
    await page.keyboard.press('Tab')
    // A moving element may cover it for a moment.
    await expect
      .configure({ soft: true })
      .poll(() => lostFocus(page))
      .toBeNull()
  }
}

/** Moves the focus to the element and presses Enter. */
export const enter = async (page: Page, target: Locator, max?: number): Promise<void> => {
  await tabTo(page, target, max)
  await page.keyboard.press('Enter')
}

/** Moves the focus to a field and replaces its content. */
export const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
