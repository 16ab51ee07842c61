import { useEffect, useRef } from 'react'
import { CardTitle } from '../../../../shared/ui/card.tsx'

/** Title of a step; in focus when its step is shown, so that a reader hears it and the page begins at its top. */
export const StepTitle = ({ children }: { children: string }) => {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <CardTitle>
      <span id="step-title" ref={title} tabIndex={-1} className="outline-none">
        {children}
      </span>
    </CardTitle>
  )
}
