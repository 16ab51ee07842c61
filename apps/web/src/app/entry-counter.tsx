import '../styles-counter.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { createBrowserQueryClient } from '../shared/api-query.ts'
import { createI18nStore } from '../shared/i18n/i18n-store.ts'
import { directionOf, toReadyLanguage } from '../shared/i18n/languages.ts'
import { addIcons } from '../shared/ui/icon.tsx'
import { FURTHER_ICONS } from '../shared/ui/icons/further-icons.ts'
import { OverlayProvider } from '../shared/ui/overlay-provider.tsx'
import { CounterApp } from './counter-app.tsx'
import { Providers } from './providers.tsx'
import { watchForUpdate } from './watch-for-update.ts'

addIcons(FURTHER_ICONS)

const start = async (): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) return
  const language = toReadyLanguage(document.documentElement.lang)
  const i18n = createI18nStore(language)
  await i18n.need(['common', 'errors', 'auth', 'counter'])
  const client = createBrowserQueryClient()
  createRoot(root).render(
    <StrictMode>
      <Providers client={client} i18n={i18n}>
        <OverlayProvider dir={directionOf(language)}>
          <BrowserRouter>
            <CounterApp />
          </BrowserRouter>
        </OverlayProvider>
      </Providers>
    </StrictMode>,
  )
  watchForUpdate(i18n)
}

void start()
