import { LATIN_WORDS } from './latin-words.ts'

/** Addresses of mail and pages. */
const ADDRESS = /\S+@\S+|https?:\S+|\S+\.(com|in|org)\S*|\/[a-z/-]+/g

/** An id or a part of one: eight hexadecimal digits and more, some of which are letters that may look like a word (`ddda`). */
const ID = /(?<![A-Za-z\d])(?=[a-f-]*\d)[\da-f](?:-?[\da-f]){7,}(?![A-Za-z\d])/gi

/** The words of a text in another language that are still English; `isName` knows what people and shops are called. */
export const englishLeft = (text: string, isName: (word: string) => boolean = () => false): string[] => {
  const words = text.replace(ADDRESS, ' ').replace(ID, ' ')
  return (words.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !LATIN_WORDS.test(word) && !isName(word.toLowerCase()))
}
