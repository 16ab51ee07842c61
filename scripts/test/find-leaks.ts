/** Personal data or a secret in a log. `text`: the line with the data made unreadable. */
export type Leak = { line: number; what: string; text: string }
type Found = { what: string; value: string }

const SHOWN_MAX = 300
const SHORTEST_KNOWN = 6

/** Luhn checksum (ISO/IEC 7812): nine of ten numbers that are not cards fail it. */
const isCardNumber = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) %
    10 ===
  0

const countOf = (text: string, kind: RegExp): number => text.match(kind)?.length ?? 0

/** Random mix of capitals, small letters and digits: no name of a function or a file looks like that. */
const isRandom = (text: string): boolean =>
  countOf(text, /[A-Z]/g) >= 3 && countOf(text, /[a-z]/g) >= 3 && countOf(text, /\d/g) >= 2

/** Patterns of such data, and their false positives. */
const FORMS: readonly { what: string; form: RegExp; isOne?: (value: string) => boolean }[] = [
  // Cards begin with 2 to 6 or 8; a moment in milliseconds begins with 1.
  {
    what: 'a card number',
    form: /(?<![\w.+-])[2-68]\d{3}(?:[ -]?\d){9,15}(?![\w-])/g,
    isOne: (value) => isCardNumber(value.replaceAll(/\D/g, '')),
  },
  { what: 'a mobile number', form: /(?<![\w.-])(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\w-])/g },
  { what: 'an e-mail address', form: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { what: 'a UPI ID', form: /(?<![\w.-])[\w.-]{2,256}@[A-Za-z][A-Za-z0-9]{1,63}(?![\w.-])/g },
  { what: 'a signed token', form: /eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)?/g },
  { what: 'a token', form: /(?<![\w-])[\w-]{22,}(?![\w-])/g, isOne: isRandom },
  { what: 'a session', form: /\bsid=[^;,"\s]+|\bBearer\s+[^",\s]+|\bBasic\s+[A-Za-z0-9+/=]{8,}/g },
  { what: 'a security code of a card', form: /"?\b(?:cvv|cvc)\b"?\s*[:=]\s*"?\d{3,4}/gi },
  // The database writes its process id in brackets.
  { what: 'a one-time code or a pincode', form: /(?<![\w.:[+-])\d{6}(?![\w.:\]-])/g },
]

const mask = (text: string, found: readonly Found[]): string =>
  found
    .toSorted((a, b) => b.value.length - a.value.length)
    .reduce((shown, { value }) => shown.replaceAll(value, `${value.slice(0, 2)}…`), text)
    .slice(0, SHOWN_MAX)

/** Lines that explain to a developer at the start how to sign in to the demo. They are not log output. */
const isNotice = (line: string): boolean => /^ {2}(shop|manager|counter|packer|rider|customer) {2,}\+?\d{10,12} /.test(line)

/** Words that are looked up one by one, and texts of several words. */
const sortKnown = (known: Iterable<string>) => {
  const values = [...new Set(known)].map((value) => value.trim()).filter(({ length }) => length >= SHORTEST_KNOWN)
  const isWord = (value: string) => /^[\w.+@-]+$/.test(value)
  return { words: new Set(values.filter(isWord)), texts: values.filter((value) => !isWord(value)) }
}

/** Finds forbidden data in a log: by its pattern, and by the `known` values that were typed, sent or issued. */
export const findLeaks = (log: string, known: Iterable<string> = []): Leak[] => {
  const { words, texts } = sortKnown(known)
  const present = texts.filter((text) => log.includes(text))
  const leaks: Leak[] = []
  for (const [index, line] of log.split('\n').entries()) {
    if (isNotice(line)) continue
    const found: Found[] = [
      ...FORMS.flatMap(({ what, form, isOne = () => true }) =>
        (line.match(form) ?? []).filter(isOne).map((value) => ({ what, value })),
      ),
      ...line
        .split(/[^\w.+@-]+/)
        .filter((word) => words.has(word))
        .map((value) => ({ what: 'something that was used in the tests', value })),
      ...present.filter((text) => line.includes(text)).map((value) => ({ what: 'something that was typed in the tests', value })),
    ]
    for (const what of new Set(found.map((one) => one.what))) leaks.push({ line: index + 1, what, text: mask(line, found) })
  }
  return leaks
}
