import { LANGUAGES } from '@jhola/contract/constants'
import { directionOf } from '@jhola/contract/shared/text/language'
import { escapeMarkup } from '@jhola/contract/shared/text/markup'
import type { Language } from '@jhola/contract/shared/wire'
import type { TextKey } from '../../shared/i18n/texts.ts'
import { OFFLINE_STYLES } from './loose-files.ts'

/** The language of the page before its script has run. */
const FIRST_SHOWN: Language = 'en'

/**
 * The page shown when there is neither a network nor a cached copy. The build makes it from the same texts as all screens, in
 * every language. `offline.js` shows the reader's language, before the first paint where the browser can wait for it. The page is
 * served under the requested address, so an empty link reloads that address, and all other links start at the root.
 */
export const offlinePage = (say: (language: Language, key: TextKey) => string): string => {
  const parts = LANGUAGES.map((language) => {
    const t = (key: TextKey) => escapeMarkup(say(language, key))
    const title = `${t('common.offline')} · ${t('common.brand')}`
    const hidden = language === FIRST_SHOWN ? '' : ' hidden'
    return `<section lang="${language}" dir="${directionOf(language)}" data-title="${title}"${hidden}>
<h1>${t('common.offline')}</h1>
<p>${t('pages.offlineSafe')}</p>
<nav>
<a href="">${t('common.retry')}</a>
<a href="/cart">${t('common.cart')}</a>
<a href="/orders">${t('common.myOrders')}</a>
</nav>
</section>`
  })
  return `<!doctype html>
<html lang="${FIRST_SHOWN}" dir="${directionOf(FIRST_SHOWN)}" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jhola</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${OFFLINE_STYLES}">
<script src="/offline.js" defer blocking="render"></script>
</head>
<body>
<main>
<img src="/icon.svg" alt="" width="96" height="96">
${parts.join('\n')}
</main>
</body>
</html>
`
}
