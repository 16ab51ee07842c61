import type { Page } from '@playwright/test'

/** Scroll performance of a page: the time between its frames, and its longest tasks, in ms. */
export type Scrolled = { framesMs: number[]; longestTaskMs: number }

const STEP_PX = 80
const STEPS = 120

/** Scrolls down and up again, one step in each frame, and records the frame times. */
export const scrollFrames = (page: Page): Promise<Scrolled> =>
  page.evaluate(
    async ({ stepPx, steps }) => {
      let longestTaskMs = 0
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration)
      })
      observer.observe({ type: 'longtask' })
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const framesMs: number[] = []
      let before = await nextFrame()
      for (let step = 0; step < steps; step += 1) {
        scrollBy({ top: step < steps / 2 ? stepPx : -stepPx, behavior: 'instant' })
        const at = await nextFrame()
        framesMs.push(at - before)
        before = at
      }
      // The browser reports the last tasks a moment later.
      await new Promise((resolve) => setTimeout(resolve, 200))
      observer.disconnect()
      return { framesMs, longestTaskMs }
    },
    { stepPx: STEP_PX, steps: STEPS },
  )
