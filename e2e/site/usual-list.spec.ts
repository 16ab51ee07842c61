import { expect } from '@playwright/test'
import { withShop as test } from '../support/fixtures.ts'
import { addToShelf } from '../support/packing.ts'
import { fillBag } from '../support/place-order.ts'
import { freshPhone, signInCustomer } from '../support/users.ts'

test('what is usually bought is one tap away in the cart, also on another device of the same person', async ({
  page,
  browser,
  baseURL,
  t,
  owner,
  shop,
}) => {
  const put = (name: string) => addToShelf(owner.request, { name, name_hi: name, category: 'Spices', price: 60 })
  const [salt, sugar] = [await put('Salt'), await put('Sugar')]
  const phone = freshPhone()
  await signInCustomer(page.request, phone)
  const goods = (id: string, name: string) => ({ id, name, name_hi: name, image: '', price: 60 })
  await fillBag(page, goods(salt, 'Salt'), { store: shop, quantity: 3 })
  await fillBag(page, goods(sugar, 'Sugar'), { store: shop, quantity: 1, besides: 'too' })
  await page.goto(`/cart?store=${shop.id}`)
  const star = page.getByRole('button', { name: t('orders.note.usual', { name: 'Salt' }) })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')

  // Said of one item, by a chip and in own words.
  await page.getByRole('button', { name: `${t('orders.note.add')}: Sugar` }).click()
  await page.getByRole('button', { name: t('orders.note.chip.anyBrand'), exact: true }).click()
  await expect(page.getByLabel(t('orders.note.label'))).toHaveValue(t('orders.note.chip.anyBrand'))

  await page.getByRole('button', { name: t('common.remove', { name: 'Salt' }) }).click()
  const list = page.getByRole('region', { name: t('orders.usual.title') })
  await expect(list).toContainText('Salt')
  await list.getByRole('button', { name: `${t('common.add')} Salt` }).click()
  await expect(list).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('₹180')

  await expect
    .poll(async () => (await (await page.request.get('/api/v1/favourites')).json()).favourites[0]?.items)
    .toEqual([{ product_id: salt, quantity: 3 }])
  const other = await browser.newContext({ ...(baseURL ? { baseURL } : {}) })
  await signInCustomer(other.request, phone)
  const second = await other.newPage()
  await fillBag(second, goods(sugar, 'Sugar'), { store: shop, quantity: 1 })
  await second.goto(`/cart?store=${shop.id}`)
  // The cart of the account came too, so Salt is in it: what was starred is known here.
  await expect.poll(() => second.evaluate(() => localStorage.getItem('jhola.favourites') ?? '')).toContain(salt)
  await other.close()
})
