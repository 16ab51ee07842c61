import { useRef } from 'react'
import { actInTurn } from './hold-action.ts'
import type { OrderAction } from './send-action.ts'
import type { StepProps } from './step-props.ts'

/**
 * Runs the actions of a dialog and closes it once they are under way. When one could not be stored (already reported), the dialog
 * stays open for a retry. A second tap in the meantime is ignored.
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
