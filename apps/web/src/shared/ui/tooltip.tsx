import { Tooltip as Primitive } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

/** A hint on hover and focus. Never the only place of a fact: phones have no hover. */
export const Tooltip = ({ hint, children }: { hint: ReactNode; children: ReactElement }) => (
  <Primitive.Root>
    <Primitive.Trigger render={children} />
    <Primitive.Portal>
      <Primitive.Positioner sideOffset={6} collisionPadding={8} className="z-50">
        <Primitive.Popup className="max-w-64 origin-(--transform-origin) rounded-md bg-ink px-3 py-1.5 text-paper text-sm shadow-mid transition duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
          {hint}
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.Root>
)
