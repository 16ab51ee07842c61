import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Shown when it is focused by Tab: skips the header to the main content (`id="content"`). */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-40 focus:bg-surface focus:p-3"
  >
    {useT().t('common.skipToContent')}
  </a>
)
