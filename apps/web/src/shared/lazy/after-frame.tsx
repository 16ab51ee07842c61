import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Content that takes long to draw, after its frame: what was tapped opens at once, and `meanwhile` stands in it. */
export const AfterFrame = ({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) => {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    // Two steps: the first lets the browser draw the frame.
    const timer = setTimeout(() => startTransition(() => setDrawn(true)))
    return () => clearTimeout(timer)
  }, [])
  return isDrawn ? children : meanwhile
}
