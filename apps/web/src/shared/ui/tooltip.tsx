import { Tooltip as Primitive } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import './popups.css'

/** A tooltip on hover and focus. Never the only source of information: phones have no hover. */
export const Tooltip = ({ hint, children }: { hint: ReactNode; children: ReactElement }) => (
  <Primitive.Root>
    <Primitive.Trigger render={children} />
    <Primitive.Portal>
      <Primitive.Positioner sideOffset={6} collisionPadding={8} className="jh-positioner">
        <Primitive.Popup className="jh-popup jh-popup-hint">{hint}</Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.Root>
)
