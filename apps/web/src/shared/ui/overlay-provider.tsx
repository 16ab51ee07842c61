import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tooltip as Primitive } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

/** Settings for dialogs, menus and tooltips: the text direction, and that our CSP forbids style elements. */
export const OverlayProvider = ({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <DirectionProvider direction={dir}>
      <Primitive.Provider delay={400}>{children}</Primitive.Provider>
    </DirectionProvider>
  </CSPProvider>
)
