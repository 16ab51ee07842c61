import { directionOf } from '@jhola/contract/shared/text/language'
import { escapeMarkup } from '@jhola/contract/shared/text/markup'

/** A URL in an Urdu sentence is still read from left to right. */
const withLinks = (html: string): string =>
  html.replace(/https?:\/\/[^\s<]+/g, (link) => `<a href="${link}" dir="ltr">${link}</a>`)

/**
 * A plain email as an HTML page that states its language and direction. From text alone mail programs guess both, and show Urdu
 * left-aligned.
 */
export const mailPage = (language: string, text: string): string => {
  const paragraphs = text.split('\n\n').map((part) => `<p>${withLinks(escapeMarkup(part)).replaceAll('\n', '<br>')}</p>`)
  const direction = directionOf(language)
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><body lang="${language}" dir="${direction}" style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body></html>`
}
