/**
 * Transliterates Indian scripts to Latin letters, roughly as people type them. The nine Brahmi blocks of Unicode have one
 * layout, so one table covers Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam. Urdu omits
 * short vowels as these scripts omit the inherent one: both get an "a", which is removed where it is silent.
 */
type Sound = { kind: 'consonant' | 'vowel' | 'sign' | 'mark'; text: string }

const BRAHMI_FIRST = 0x0900
const BRAHMI_LAST = 0x0d7f
const BLOCK = 0x80
const VIRAMA = 0x4d

const VOWELS = 'a aa i ii u uu ri l e e e ai o o o au'.split(' ')
const CONSONANTS = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ')
const SIGNS = 'aa i ii u uu ri ri e e e ai o o o au'.split(' ')

/** Letters outside the common layout. */
const ODD_LETTERS: Readonly<Record<string, Sound>> = {
  ச: { kind: 'consonant', text: 's' },
  ৱ: { kind: 'consonant', text: 'v' },
  'ੰ': { kind: 'mark', text: 'n' },
  'ੱ': { kind: 'mark', text: '' },
  ୟ: { kind: 'consonant', text: 'y' },
  ୱ: { kind: 'consonant', text: 'v' },
}

const URDU_CONSONANTS: Readonly<Record<string, string>> = {
  ...{ ب: 'b', پ: 'p', ت: 't', ٹ: 't', ث: 's', ج: 'j', چ: 'ch', ح: 'h', خ: 'kh', د: 'd', ڈ: 'd', ذ: 'z', ر: 'r', ڑ: 'd', ز: 'z' },
  ...{ ژ: 'z', س: 's', ش: 'sh', ص: 's', ض: 'z', ط: 't', ظ: 'z', غ: 'g', ف: 'f', ق: 'k', ک: 'k', گ: 'g', ل: 'l' },
  ...{ م: 'm', ن: 'n', ہ: 'h' },
}
const URDU_VOWELS: Readonly<Record<string, string>> = { ا: 'aa', آ: 'aa', أ: 'a', ی: 'ii', ے: 'e', ئ: 'i', ؤ: 'o' }

/** Aspiration after a consonant, which sound keys ignore. */
const UNHEARD_IN_URDU = 'ھ'

const brahmiSound = (code: number): Sound | undefined => {
  const place = (code - BRAHMI_FIRST) % BLOCK
  if (place === 0x01 || place === 0x02) return { kind: 'mark', text: 'n' }
  if (place >= 0x05 && place <= 0x14) return { kind: 'vowel', text: VOWELS[place - 0x05] ?? '' }
  if (place >= 0x15 && place <= 0x39) return { kind: 'consonant', text: CONSONANTS[place - 0x15] ?? '' }
  if (place >= 0x3e && place <= 0x4c) return { kind: 'sign', text: SIGNS[place - 0x3e] ?? '' }
  if (place === VIRAMA) return { kind: 'sign', text: '' }
  // Length marks that follow a sign, and everything that is silent.
  return { kind: 'mark', text: '' }
}

const urduSound = (letter: string, before: Sound | undefined): Sound | undefined => {
  if (letter === 'ں') return { kind: 'mark', text: 'n' }
  if (letter === 'و') return before?.kind === 'consonant' ? { kind: 'sign', text: 'u' } : { kind: 'consonant', text: 'v' }
  const vowel = URDU_VOWELS[letter]
  if (vowel !== undefined) return { kind: before?.kind === 'consonant' ? 'sign' : 'vowel', text: vowel }
  const consonant = URDU_CONSONANTS[letter]
  return consonant === undefined ? undefined : { kind: 'consonant', text: consonant }
}

const toSounds = (word: string): Sound[] => {
  const sounds: Sound[] = []
  for (const letter of word) {
    if (UNHEARD_IN_URDU.includes(letter)) continue
    const code = letter.codePointAt(0) ?? 0
    const isBrahmi = code >= BRAHMI_FIRST && code <= BRAHMI_LAST
    const sound = ODD_LETTERS[letter] ?? (isBrahmi ? brahmiSound(code) : urduSound(letter, sounds.at(-1)))
    sounds.push(sound ?? { kind: 'mark', text: letter })
  }
  return sounds
}

/** The inherent vowel is written as "@" until it is known whether it is spoken. */
const spell = (sounds: readonly Sound[]): string =>
  sounds.map(({ kind, text }, index) => (kind === 'consonant' && sounds[index + 1]?.kind !== 'sign' ? `${text}@` : text)).join('')

const SPOKEN_TO_THE_END = /[\u0b00-\u0d7f]/
const VOWEL = '[aeiou@]'
/** Greedy, so that the last one is removed first: `agarabatti` becomes `agarbatti`. */
const SILENT = new RegExp(`^(.*${VOWEL}n?(?:[^aeiou@n]h?|n))@((?:[^aeiou@]h?)${VOWEL})`)

/** A word of any Indian script or Urdu in Latin letters; Latin words stay as they are. `चावल` gives `chaaval`. */
export const romanise = (word: string): string => {
  if (!/[\u0600-\u06ff\u0900-\u0d7f]/.test(word)) return word
  // Malayalam doubles a nasal where others use another letter; Tamil has no letter for "f".
  let text = spell(toSounds(word.replaceAll('ങ്ങ', 'ങ്ഗ').replaceAll('ഞ്ഞ', 'ഞ്ജ').replaceAll('ஃப', 'ഫ')))
  // In the north the last one is silent, and so is one between a syllable and the next: `adarak` is pronounced `adrak`.
  if (!SPOKEN_TO_THE_END.test(word)) {
    if (text.length > 3) text = text.replace(/@$/, '')
    while (SILENT.test(text)) text = text.replace(SILENT, '$1$2')
  }
  // Tamil writes one letter for both sounds, and pronounces the voiced one after a nasal.
  if (/[\u0b80-\u0bff]/.test(word))
    text = text
      .replace(/(?<=n)k/g, 'g')
      .replace(/(?<=n)t/g, 'd')
      .replace(/(?<=n)s/g, 'j')
      .replace(/(?<=m)p/g, 'b')
  return text.replaceAll('@', 'a')
}
