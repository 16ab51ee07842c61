import { useEffect, useRef } from 'react'
import { CardTitle } from '../../../../shared/ui/card.tsx'

/** Title of a step. It gets the focus when the step is shown, so that a screen reader announces it and the page starts at its top. */
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
