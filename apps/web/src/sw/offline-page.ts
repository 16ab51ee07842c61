import { LANGUAGES } from '@jhola/contract/constants'
import { directionOf } from '@jhola/contract/shared/language'
import { escapeMarkup } from '@jhola/contract/shared/markup'
import type { Language } from '@jhola/contract/shared/wire'
import type { TextKey } from '../shared/i18n/texts.ts'

/**
 * What is shown where there is neither a network nor a copy of the page: made by the build out of the same texts as all screens,
 * in every language at once. `offline.js` leaves the reader's; without it all of them stand there.
 */
export const offlinePage = (say: (language: Language, key: TextKey) => string): string => {
  const parts = LANGUAGES.map((language) => {
    const t = (key: TextKey) => escapeMarkup(say(language, key))
    return `<section lang="${language}" dir="${directionOf(language)}">
<h1>${t('common.offline')}</h1>
<p>${t('pages.offlineSafe')}</p>
<p><a href="/">${t('common.retry')}</a></p>
</section>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jhola · झोला</title>
<link rel="stylesheet" href="/offline.css">
<script src="/offline.js" defer></script>
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
