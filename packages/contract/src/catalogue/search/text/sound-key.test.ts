import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsOf } from './fold.ts'
import { romanise } from './romanise.ts'
import { soundKey } from './sound-key.ts'

const keysOf = (text: string) => wordsOf(text).map((word) => soundKey(word))

describe('one word in many spellings and scripts sounds the same', () => {
  test.each([
    ['ata', 'atta ata aata आटा آٹا আটা ਆਟਾ આટા'],
    ['caval', 'chawal chaval चावल چاول ਚਾਵਲ ચાવલ'],
    ['dud', 'doodh dudh दूध دودھ দুধ ਦੁੱਧ દૂધ'],
    ['jira', 'jeera zeera jira zira जीरा ज़ीरा'],
    ['piaj', 'pyaz pyaaz प्याज प्याज़ پیاز'],
    ['ninbu', 'nimbu neembu नींबू नीम्बू निंबू निम्बू'],
    ['anda', 'anda अंडा अण्डा'],
    ['lahsun', 'lehsun lahsun lahsoon लहसुन'],
    ['gahun', 'gehun गेहूँ गेहूं'],
    ['adrak', 'adrak अदरक ادرک'],
    ['agarbati', 'agarbatti agarbati अगरबत्ती'],
    ['namak', 'namak नमक نمک'],
    ['biskut', 'biscuit biscuits biskut बिस्कुट'],
    ['tomato', 'tomato tomatoes tomatto'],
    ['bateri', 'battery batteries'],
    ['pal', 'paal பால் പാൽ'],
    ['matanga', 'mathanga മത്തങ്ങ'],
    ['manjal', 'manjal മഞ്ഞൾ மஞ்சள்'],
    ['frut', 'fruit ஃப்ரூட்'],
    ['vengaiam', 'vengaiyam'],
    ['gi', 'ghee ghi घी گھی'],
    ['cok', 'chowk chawk chauk चौक'],
    ['loki', 'lauki lawki lowki लौकी'],
    ['comen', 'chowmein chawmein'],
    ['pav', 'pav paw'],
  ])('%s: %s', (key, text) => {
    for (const word of wordsOf(text)) expect(soundKey(word), word).toBe(key)
  })

  test.each([
    ['til', 'tel'],
    ['dal', 'dil'],
    ['chana', 'cheeni'],
    ['kela', 'kaali'],
    ['paneer', 'pani'],
  ])('but %s is not %s', (one, other) => expect(soundKey(one)).not.toBe(soundKey(other)))

  test('several words sound as one, whatever their script', () => {
    expect(soundKey('कोल्ड', 'ड्रिंक')).toBe(soundKey('cold', 'drink'))
    expect(soundKey('tooth', 'paste')).toBe(soundKey('toothpaste'))
  })
})

describe('folding', () => {
  test.each([
    ["Haldiram's 500g", ['haldirams', '500', 'g']],
    ['५ किलो', ['5', 'किलो']],
    ['Café (LOOSE)', ['cafe', 'loose']],
    ['٣ ۳ ३ ৩ ੩ ૩ ୩ ௩ ౩ ೩ ൩', ['3', '3', '3', '3', '3', '3', '3', '3', '3', '3', '3']],
    ['  -- 🙂 ', []],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  test.each([
    ['Arabic letters for Urdu ones', 'چيني', 'چینی'],
    ['and the kaf', 'نمك', 'نمک'],
    ['and the he', 'زيره', 'زیرہ'],
    ['a vowel with its hamza', 'چائے', 'چاۓ'],
    ['Urdu vowel signs', 'دُودھ', 'دودھ'],
    ['an ending of Malayalam as one letter', 'പാൽ', 'പാല്\u200d'],
    ['a joiner in Bengali', 'প্\u200dয়াজ', 'প্য়াজ'],
    ['a nukta of its own', 'প্যা\u09dc', 'প্যা\u09a1\u09bc'],
    ['Assamese letters on a Bengali keyboard', 'গাখীৰ', 'গাখীর'],
    ['a vowel sign in two parts', 'ত\u09c7\u09beল', 'তোল'],
    ['Tamil the same', 'ெகா', 'ெகா'.normalize('NFD')],
    ['Odia with a nukta', 'ଗୁଡ଼', 'ଗୁଡ'],
  ])('%s: %s is %s', (_what, one, other) => expect(wordsOf(one)).toEqual(wordsOf(other)))

  test('folding again changes nothing, and every key is of letters and digits', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aeiou bcdghkmnpstyzआईकखगचजटदनपबमलवसहािीुेो्ंँ़अابتدر'), maxLength: 24 })
    fc.assert(
      fc.property(text, (typed) => {
        const words = wordsOf(typed)
        expect(words.flatMap(wordsOf)).toEqual(words)
        for (const key of keysOf(typed)) expect(key).toMatch(/^[\p{L}\p{M}\p{N}]*$/u)
      }),
    )
  })

  test('Latin words are left as they are', () => expect(romanise('rice')).toBe('rice'))
})
