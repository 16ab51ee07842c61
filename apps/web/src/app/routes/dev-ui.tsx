import { useEffect, useState } from 'react'
import { Logo } from '../../shared/ui/logo.tsx'
import { OverlayProvider } from '../../shared/ui/overlay-provider.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { SnackbarRegion, ToastRegion } from '../../shared/ui/toast-region.tsx'
import { ActionsShown } from './dev-ui/actions-shown.tsx'
import { ColoursShown } from './dev-ui/colours-shown.tsx'
import { FieldsShown } from './dev-ui/fields-shown.tsx'
import { OrderShown } from './dev-ui/order-shown.tsx'
import { OverlaysShown } from './dev-ui/overlays-shown.tsx'
import { ShelfShown } from './dev-ui/shelf-shown.tsx'
import { StatesShown } from './dev-ui/states-shown.tsx'
import { TableShown } from './dev-ui/table-shown.tsx'

const LOOKS = {
  theme: ['light', 'dark', 'system'],
  contrast: ['normal', 'high'],
  dir: ['ltr', 'rtl'],
  lang: ['en', 'hi', 'ur', 'ta'],
  'font-size': ['small', 'medium', 'large'],
} as const
type Look = keyof typeof LOOKS

const readLook = (look: Look): string => {
  const wanted = new URLSearchParams(location.search).get(look)
  return LOOKS[look].find((choice) => choice === wanted) ?? LOOKS[look][0]
}

const initialLooks = (): Record<Look, string> => ({
  theme: readLook('theme'),
  contrast: readLook('contrast'),
  dir: readLook('dir'),
  lang: readLook('lang'),
  'font-size': new URLSearchParams(location.search).has('font-size') ? readLook('font-size') : 'medium',
})

/** Writes the chosen looks where the app has them: on the document itself. */
const useDocumentLooks = (looks: Record<Look, string>) =>
  useEffect(() => {
    const root = document.documentElement
    root.lang = looks.lang
    root.dir = looks.dir
    root.dataset.theme = looks.theme
    root.dataset.contrast = looks.contrast
    root.dataset.fontSize = looks['font-size']
  }, [looks])

/** Everything in `shared/ui` in every state; reached at `/dev/ui` in development only. */
export const DevUiPage = () => {
  const [looks, setLooks] = useState(initialLooks)
  useDocumentLooks(looks)
  return (
    <OverlayProvider dir={looks.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-3 p-4">
          <Logo word="झोला" />
          <h1 className="sr-only">Design system</h1>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(LOOKS) as Look[]).map((look) => (
              <SegmentedControl
                key={look}
                label={look}
                segments={LOOKS[look].map((choice) => ({ value: choice, label: choice }))}
                value={looks[look]}
                onChange={(choice) => setLooks((before) => ({ ...before, [look]: choice }))}
              />
            ))}
          </div>
        </div>
      </header>
      <main className="mx-auto grid max-w-5xl gap-10 px-4 py-6">
        <ColoursShown />
        <ActionsShown />
        <ShelfShown />
        <OrderShown />
        <FieldsShown />
        <StatesShown />
        <TableShown />
        <OverlaysShown />
      </main>
      <ToastRegion />
      <SnackbarRegion />
    </OverlayProvider>
  )
}
