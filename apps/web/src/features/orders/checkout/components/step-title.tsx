import { useEffect, useEffectEvent, useRef } from 'react'
import { CardTitle } from '../../../../shared/ui/card.tsx'

type StepTitleProps = {
  children: string
  /** Called when the step is on screen with its title, to set the focus. */
  onShown: (title: HTMLElement | null) => void
}

/** Title of a step; a screen reader announces it when the step changes. */
export const StepTitle = ({ children, onShown }: StepTitleProps) => {
  const title = useRef<HTMLSpanElement>(null)
  const notifyShown = useEffectEvent(() => onShown(title.current))
  useEffect(() => notifyShown(), [])
  return (
    <CardTitle>
      <span id="step-title" ref={title} tabIndex={-1}>
        {children}
      </span>
    </CardTitle>
  )
}
