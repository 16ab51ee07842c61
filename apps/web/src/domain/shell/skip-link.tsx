import { useT } from '../../shared/i18n/i18n-context.tsx'

/** Shown when Tab reaches it: past the head of the page to its main part (`id="content"`). */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only focus:not-sr-only focus:fixed focus:start-2 focus:top-2 focus:z-40 focus:bg-surface focus:p-3"
  >
    {useT().t('common.skipToContent')}
  </a>
)
