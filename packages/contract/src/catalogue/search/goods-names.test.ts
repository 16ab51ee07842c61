import { describe, expect, test } from 'vitest'
import { indexProduct } from './index-product.ts'
import { matchIndexed } from './match-products.ts'
import { createProductNames } from './product-names.ts'
import { synonyms } from './synonyms.ts'

const goods = createProductNames([
  ['Vegetables', 'காய்கறிகள்'],
  ['Oil', 'எண்ணெய் & நெய்'],
  ['Carrot', 'கேரட்'],
  ['Bottle Gourd (lauki)', 'சுரைக்காய்'],
  ['Corn Flour', 'கார்ன் ஃப்ளார் (சோள மாவு)'],
  ['Red Chilli Powder', 'மிளகாய் தூள்'],
  ['Dry Red Chilli (loose)', 'காய்ந்த மிளகாய் (சில்லறை)'],
  ['LED Bulb 9 W', 'எல்இடி பல்ப் 9 வாட்'],
  ['Carrot', 'গাজর'],
  ['Groundnut Oil', 'বাদাম তেল'],
  ['Butter Cookies', 'বাটার কুকিজ'],
  ['Pumpkin (kaddu)', 'മത്തങ്ങ'],
  ['Sindoor Packet', 'سندور پیکٹ'],
])
const products = [
  ['Fresh Carrot 500 g', 'Vegetables'],
  ['Lauki Bottle Gourd', 'Vegetables'],
  ['Weikfield Corn Flour', 'Flour'],
  ['Everest Red Chilli Powder 100 g', 'Spices'],
  ['Dry Red Chilli', 'Spices'],
  ['Wipro LED Bulb 12 W', 'Household'],
  ['Fortune Groundnut Oil', 'Oil'],
  ['California Almonds', 'Dry Fruits'],
  ['Pumpkin', 'Vegetables'],
  ['Sindoor Packet', 'Personal Care'],
  ['Amul Gold 1 l Milk', 'Dairy'],
].map(([name = '', category = '']) => ({ item: name, index: indexProduct({ name, category }) }))
const find = (typed: string) => matchIndexed(products, typed, synonyms, goods)

describe('products are found by their names in other languages', () => {
  test.each([
    ['கேரட்', ['Fresh Carrot 500 g']],
    ['গাজর', ['Fresh Carrot 500 g']],
    ['சுரைக்காய்', ['Lauki Bottle Gourd']],
    ['சோள மாவு', ['Weikfield Corn Flour']],
    ['سندور پیکٹ', ['Sindoor Packet']],
    // The thing itself comes before products made of it.
    ['மிளகாய்', ['Dry Red Chilli', 'Everest Red Chilli Powder 100 g']],
    ['everest மிளகாய் தூள்', ['Everest Red Chilli Powder 100 g']],
    ['எல்இடி பல்ப்', ['Wipro LED Bulb 12 W']],
    // Milk of any maker, although no catalogue name is exactly milk.
    ['பால்', ['Amul Gold 1 l Milk']],
  ])('%s', (typed, found) => expect(find(typed)).toEqual(found))

  test('by a beginning, and with neighbours written as one', () => {
    expect(find('கேர')).toEqual(['Fresh Carrot 500 g'])
    expect(find('மிளகாய்தூள்')).toEqual(['Everest Red Chilli Powder 100 g'])
  })

  test('with a typing mistake, and typed in Latin letters', () => {
    expect(find('சுரைகாய்')).toEqual(['Lauki Bottle Gourd'])
    expect(find('சுரக்காய்')).toEqual(['Lauki Bottle Gourd'])
    expect(find('mathanga')).toEqual(['Pumpkin'])
  })

  test('a category by its whole name, never by one thing of several in it', () => {
    expect(find('காய்கறிகள்').toSorted()).toEqual(['Fresh Carrot 500 g', 'Lauki Bottle Gourd', 'Pumpkin'])
    expect(find('நெய்')).toEqual([])
  })

  test('one sound is another word in the next script: badam is an almond, and in Bengal a peanut', () => {
    expect(find('badam')).toEqual(['California Almonds'])
    expect(find('বাদাম তেল')).toEqual(['Fortune Groundnut Oil'])
    expect(goods.find([{ word: 'badam', key: 'badam', beginnings: [] }], 'whole')).toEqual([])
  })
})
