import { describe, expect, test } from 'vitest'
import { readList } from './read-list.ts'

/** `2000g atta`, `4/70g maggi`, `rs50 dhaniya`: how a line was read. */
const read = (text: string) =>
  readList(text).map(({ words, amount, pack, rupees, size }) =>
    [
      `${amount ? `${amount.value}${amount.unit ?? ''}` : ''}${pack ? `/${pack.value}${pack.unit}` : ''}${rupees ? `rs${rupees}` : ''}${size ?? ''}`,
      words,
    ]
      .filter(Boolean)
      .join(' '),
  )

describe('a list as people write it', () => {
  test.each([
    [
      '2 kg atta, ek Maggi, 50 ka dhaniya, tel 1L, surf chhota',
      ['2000g atta', '1 maggi', 'rs50 dhaniya', '1000ml tel', 'small surf'],
    ],
    ['1. Rice 5 kg\n2. Salt 1 packet', ['5000g rice', '1pack salt']],
    ['Atta 5kg aur chini 1kg', ['5000g atta', '1000g chini']],
    ['दो किलो आटा, आधा लीटर दूध और 20 रुपये की हरी मिर्च', ['2000g आटा', '500ml दूध', 'rs20 हरी मिर्च']],
    ['அரிசி 2 கிலோ; பால் அரை லிட்டர்', ['2000g அரிசி', '500ml பால்']],
    ['Milk, 2 packets\nBread', ['2pack milk', 'bread']],
    ['₹20 ka adrak / rs 10 mirchi / nimbu 10/-', ['rs20 adrak', 'rs10 mirchi', 'rs10 nimbu']],
  ])('%s', (text, lines) => expect(read(text)).toEqual(lines))

  test('spoken without any sign between the things, the amount before or after', () => {
    expect(read('do kilo chawal ek maggi pachas ka dhaniya')).toEqual(['2000g chawal', '1 maggi', 'rs50 dhaniya'])
    expect(read('atta 2 kg chini 1 kg doodh aadha litre')).toEqual(['2000g atta', '1000g chini', '500ml doodh'])
  })

  test('numbers as they are said', () => {
    expect(read('dhai sau gram jeera, dedh kilo pyaz, sade teen kilo aloo, 1 1/2 kg chana, 1½ kg poha')).toEqual([
      ...['250g jeera', '1500g pyaz', '3500g aloo', '1500g chana', '1500g poha'],
    ])
    expect(read('ek pav paneer, 2 pav, adrak paav')).toEqual(['250g paneer', '2 pav', '250g adrak'])
  })

  test('how many of which pack, and packs by their price', () => {
    expect(read('maggi 70g 4 packets, surf 1kg x 2, 5 wala parle g 10')).toEqual([
      '4pack/70g maggi',
      '2/1000g surf',
      '10rs5 parle g',
    ])
  })

  test('names with numbers, units and joining words stay whole', () => {
    expect(read('7 up 2, 50-50 2, head & shoulders 1, bottle gourd 1, led bulb 9w 2')).toEqual([
      ...['2 7 up', '2 50-50', '1 head & shoulders', '1 bottle gourd', '2 led bulb 9w'],
    ])
  })

  test('what is no product is a line all the same', () => {
    expect(readList('Namaste bhaiya\n2 kg\natta').map(({ text, words }) => [text, words])).toEqual([
      ['Namaste bhaiya', ''],
      ['2 kg', ''],
      ['atta', 'atta'],
    ])
    expect(readList(' \n -- \n')).toEqual([])
  })
})
