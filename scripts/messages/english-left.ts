import { LATIN_WORDS } from './latin-words.ts'

/** E-mail addresses and URLs. */
const ADDRESS = /\S+@\S+|https?:\S+|\S+\.(com|in|org)\S*|\/[a-z/-]+/g

/** An id or a part of one: eight hexadecimal digits and more, some of which are letters that may look like a word (`ddda`). */
const ID = /(?<![A-Za-z\d])(?=[a-f-]*\d)[\da-f](?:-?[\da-f]){7,}(?![A-Za-z\d])/gi

/** The English words left in a translated text; `isName` tells the names of people and shops. */
export const englishLeft = (text: string, isName: (word: string) => boolean = () => false): string[] => {
  const words = text.replace(ADDRESS, ' ').replace(ID, ' ')
  return (words.match(/[A-Za-z]{3,}/g) ?? []).filter((word) => !LATIN_WORDS.test(word) && !isName(word.toLowerCase()))
}
