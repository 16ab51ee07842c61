import type { StepProps } from '../../actions/step-props.ts'
import { PictureAccept } from './picture-accept.tsx'
import { PictureComplete } from './picture-complete.tsx'
import { PictureDetails, type PictureDetailsProps } from './picture-details.tsx'
import { PictureReject } from './picture-reject.tsx'
import { PictureSend } from './picture-send.tsx'

const STEPS = { accept: PictureAccept, reject: PictureReject, dispatch: PictureSend, complete: PictureComplete } as const
export type PicturedStep = keyof typeof STEPS

type PictureStepsProps = { opened: PictureDetailsProps | null; step: (StepProps & { kind: PicturedStep }) | null }

/** The open order and the dialog of its step, in picture mode. */
export const PictureSteps = ({ opened, step }: PictureStepsProps) => {
  const Step = step ? STEPS[step.kind] : null
  return (
    <>
      {opened && <PictureDetails key={opened.order.id} {...opened} />}
      {step && Step && <Step order={step.order} onClose={step.onClose} onAct={step.onAct} />}
    </>
  )
}
