import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { I18nProvider, useT } from '../shared/i18n/i18n-context.tsx'
import type { I18nStore } from '../shared/i18n/i18n-store.ts'
import { SnackbarRegion, ToastRegion } from '../shared/ui/toast-region.tsx'
import { type UiLabels, UiLabelsProvider } from '../shared/ui/ui-labels.tsx'
import { SyncAppearance } from './sync/sync-appearance.tsx'

/** Labels that components show by themselves, translated. */
const TranslatedLabels = ({ children }: { children: ReactNode }) => {
  const { t } = useT()
  const labels = useMemo(
    (): UiLabels => ({
      back: t('common.back'),
      close: t('common.close'),
      retry: t('common.retry'),
      loading: t('common.loading'),
      clear: t('common.clear'),
      optional: t('common.optional'),
      add: t('common.add'),
      increase: (name) => t('common.increase', { name }),
      decrease: (name) => t('common.decrease', { name }),
      remove: (name) => t('common.remove', { name }),
      rowsPerPage: t('common.rowsPerPage'),
      pages: t('common.pages'),
      firstPage: t('common.firstPage'),
      previousPage: t('common.previousPage'),
      nextPage: t('common.nextPage'),
      lastPage: t('common.lastPage'),
      selectAll: t('common.selectAll'),
      selectRow: (name) => t('common.selectRow', { name }),
      messages: t('common.messages'),
    }),
    [t],
  )
  return <UiLabelsProvider labels={labels}>{children}</UiLabelsProvider>
}

/** Providers around every screen of both entries. */
export const Providers = ({ client, i18n, children }: { client: QueryClient; i18n: I18nStore; children: ReactNode }) => (
  <I18nProvider store={i18n}>
    <QueryClientProvider client={client}>
      <SyncAppearance />
      <TranslatedLabels>
        {children}
        <ToastRegion />
        <SnackbarRegion />
      </TranslatedLabels>
    </QueryClientProvider>
  </I18nProvider>
)
