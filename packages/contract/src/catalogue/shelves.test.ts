import { expect, test } from 'vitest'
import { shelvesOf, sortCategories } from './shelves.ts'

const categories = ['Toys', 'Snacks', 'Grains', 'Cakes', 'Breads', 'Dairy', 'Medicines', 'Baby Care', 'Art'].map((category) => ({
  category,
}))
const namesFor = (kind: Parameters<typeof sortCategories>[1]) => sortCategories(categories, kind).map(({ category }) => category)

test('a kirana opens on what is below its MRP, after what the person buys and keeps', () => {
  expect(shelvesOf('Kirana Store')).toEqual(['again', 'favourites', 'below_mrp', 'categories'])
})

test('a bakery opens on bread', () => {
  expect(shelvesOf('Bakery')).toEqual(['again', 'favourites', 'categories'])
  expect(namesFor('Bakery')).toEqual(['Breads', 'Cakes', 'Snacks', 'Grains', 'Dairy', 'Medicines', 'Art', 'Baby Care', 'Toys'])
})

test('a pharmacy opens on medicines, a dairy on milk', () => {
  expect(namesFor('Pharmacy').slice(0, 3)).toEqual(['Medicines', 'Baby Care', 'Grains'])
  expect(namesFor('Dairy')[0]).toBe('Dairy')
})

test('categories of the shop itself come last, by name', () => {
  expect(namesFor('Grocery Store').slice(-4)).toEqual(['Art', 'Baby Care', 'Cakes', 'Toys'])
})
