import { useEffect, useState } from 'react'
import { Logo } from '../../../shared/ui/logo.tsx'
import { OverlayProvider } from '../../../shared/ui/overlay-provider.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { SnackbarRegion, ToastRegion } from '../../../shared/ui/toast-region.tsx'
import { ActionsShown } from './dev-ui/actions-shown.tsx'
import { ColoursShown } from './dev-ui/colours-shown.tsx'
import { FieldsShown } from './dev-ui/fields-shown.tsx'
import { OrderShown } from './dev-ui/order-shown.tsx'
import { OverlaysShown } from './dev-ui/overlays-shown.tsx'
import { ShelfShown } from './dev-ui/shelf-shown.tsx'
import { StatesShown } from './dev-ui/states-shown.tsx'
import { TableShown } from './dev-ui/table-shown.tsx'

const APPEARANCE_CHOICES = {
  theme: ['light', 'dark', 'system'],
  contrast: ['normal', 'high'],
  dir: ['ltr', 'rtl'],
  lang: ['en', 'hi', 'ur', 'ta'],
  'font-size': ['small', 'medium', 'large'],
} as const
type Appearance = keyof typeof APPEARANCE_CHOICES

const readAppearance = (look: Appearance): string => {
  const wanted = new URLSearchParams(location.search).get(look)
  return APPEARANCE_CHOICES[look].find((choice) => choice === wanted) ?? APPEARANCE_CHOICES[look][0]
}

const initialAppearance = (): Record<Appearance, string> => ({
  theme: readAppearance('theme'),
  contrast: readAppearance('contrast'),
  dir: readAppearance('dir'),
  lang: readAppearance('lang'),
  'font-size': new URLSearchParams(location.search).has('font-size') ? readAppearance('font-size') : 'medium',
})

/** Sets the chosen appearance where the app sets it: on the document element. */
const useDocumentAppearance = (looks: Record<Appearance, string>) =>
  useEffect(() => {
    const root = document.documentElement
    root.lang = looks.lang
    root.dir = looks.dir
    root.dataset.theme = looks.theme
    root.dataset.contrast = looks.contrast
    root.dataset.fontSize = looks['font-size']
  }, [looks])

/** Shows every component of `shared/ui` in every state; `/dev/ui`, in development only. */
export const DevUiPage = () => {
  const [looks, setAppearance] = useState(initialAppearance)
  useDocumentAppearance(looks)
  return (
    <OverlayProvider dir={looks.dir === 'rtl' ? 'rtl' : 'ltr'}>
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex max-w-5xl flex-wrap items-center gap-3 p-4">
          <Logo word="झोला" />
          <h1 className="sr-only">Design system</h1>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(APPEARANCE_CHOICES) as Appearance[]).map((look) => (
              <SegmentedControl
                key={look}
                label={look}
                segments={APPEARANCE_CHOICES[look].map((choice) => ({ value: choice, label: choice }))}
                value={looks[look]}
                onChange={(choice) => setAppearance((before) => ({ ...before, [look]: choice }))}
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
