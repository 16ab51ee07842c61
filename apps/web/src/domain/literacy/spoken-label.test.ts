import { expect, test } from 'vitest'
import type { TextKey } from '../../shared/i18n/texts.ts'
import { spokenLabelOf, stateIn } from './spoken-label.ts'

const TEXTS: Partial<Record<TextKey, string>> = {
  'common.add': 'जोड़ें',
  'common.increase': '{{name}} बढ़ाएँ',
  'checkout.place': 'ऑर्डर करें',
  'stores.outOfStock': 'ख़त्म',
  'common.status.preparing': 'पैक हो रहा है',
}
const texts = (key: TextKey) => TEXTS[key]

type Fake = { written?: string; attributes?: Record<string, string>; value?: string }
/** The parts of an element that the code reads. */
const control = ({ written = '', attributes = {}, value }: Fake): Element =>
  ({
    textContent: written,
    getAttribute: (name: string) => attributes[name] ?? null,
    querySelector: () => (value === undefined ? null : { value }),
    // @NOTE the code reads nothing else of it.
  }) as unknown as Element

test.each<[what: string, name: string, fake: Fake, says: (string | number)[]]>([
  ['what it was given', '', { attributes: { 'data-says': 'ready_in 20 minutes_other' } }, ['ready_in', 20, 'minutes_other']],
  [
    'where it leads, and for how much',
    '',
    { attributes: { href: '/checkout?store=1' }, written: '₹1,204.50' },
    ['checkout', 1204, 'rupees_other'],
  ],
  ['what is chosen with it', '', { value: 'cod' }, ['cash']],
  ['what is written on it', 'ऑर्डर करें', { written: 'ऑर्डर करें' }, ['place']],
  ['what is written on it, whatever it is of', 'आटा 5 kg बढ़ाएँ', {}, ['more']],
  ['what is written before what it is of', 'जोड़ें आटा', {}, ['add']],
  ['a thing by its price', '', { written: 'आटा ₹45' }, [45, 'rupees_other']],
  ['a thing that has run out', '', { written: 'आटा ₹1 ख़त्म' }, [1, 'rupees_one', 'out_of_stock']],
  ['nothing of what is not known', 'कुछ और', { written: 'कुछ और' }, []],
])('says %s', (_, name, fake, says) => {
  expect(spokenLabelOf(control(fake), name, texts, 'hi')).toEqual(says)
})

test('an order speaks its state', () => {
  expect(stateIn(' पैक हो रहा है ', texts)).toEqual(['preparing'])
  expect(stateIn('कुछ और', texts)).toEqual([])
})
