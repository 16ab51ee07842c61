import { useRef } from 'react'
import { actInTurn } from './hold-action.ts'
import type { OrderAction } from './send-action.ts'
import type { StepProps } from './step-props.ts'

/**
 * Does what a dialog asked for and closes it once that is under way; what could not be kept was said, and the dialog stays for another
 * try. A second tap meanwhile does nothing.
 */
export const useStepAction = ({ onAct, onClose }: Pick<StepProps, 'onAct' | 'onClose'>) => {
  const isActing = useRef(false)
  return (...actions: readonly OrderAction[]): void => {
    if (isActing.current) return
    isActing.current = true
    void actInTurn(onAct, actions).then((isUnderWay) => {
      isActing.current = false
      if (isUnderWay) onClose()
    })
  }
}
