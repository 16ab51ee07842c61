import { expect, type Locator, type Page } from '@playwright/test'
import { addToShelf } from '../packing.ts'
import type { OpenShop } from '../shops.ts'
import { freshPhone } from '../users.ts'

const HEADERS = { 'sec-fetch-site': 'same-origin' }
const NAMES = [
  'Kavita Shah',
  'Ramesh Kumar',
  'Fatima Begum Sheikh',
  'Joseph D’Souza',
  'Lakshmi Narayanan',
  'Gurpreet Kaur',
] as const
const GOODS = [
  { name: 'Toor Dal', name_hi: 'तूर दाल', unit: 'kg', loose: true, category: 'Pulses', shelf_place: 'A2' },
  { name: 'Amul Butter', name_hi: 'अमूल मक्खन', unit: 'packet', category: 'Dairy', shelf_place: 'B1' },
  { name: 'Sunflower Oil', name_hi: 'सूरजमुखी तेल', unit: 'bottle', category: 'Oil', shelf_place: 'A10' },
] as const

/** How many orders of each status stand on a board. */
export type Mix = { pending?: number; confirmed?: number; preparing?: number; ready?: number; out_for_delivery?: number }

const WAY = ['pending', 'confirmed', 'preparing', 'ready', 'out_for_delivery'] as const

/** Puts orders of different sizes on the board of a shop; answers their numbers. `page`: of the owner. */
export const fillBoard = async (page: Page, shop: OpenShop, mix: Mix): Promise<string[]> => {
  const { request } = page.context()
  const products = await Promise.all(GOODS.map((one) => addToShelf(request, { ...one, current_stock: 900, price: 120 })))
  const numbers: string[] = []
  for (const status of WAY)
    for (let count = 0; count < (mix[status] ?? 0); count += 1) {
      const n = numbers.length
      const items = products
        .slice(0, 1 + (n % 3))
        .map((productId, place) => ({ productId, quantity: place === 0 ? 1 : 1 + (n % 2) }))
      const { order, order_id } = await shop.place({
        items,
        customer: { name: NAMES[n % NAMES.length], phone: freshPhone() },
        ...(n % 3 === 1 && { paymentMethod: 'upi' }),
        ...(n % 4 === 3 && status !== 'out_for_delivery' && { deliveryType: 'pickup' }),
        ...(n % 5 === 2 && { customerNotes: 'Please ring twice' }),
      })
      numbers.push(order.order_number)
      if (status === 'pending') continue
      const accepted = await request.post(`/api/v1/orders/${order_id}/accept`, {
        headers: HEADERS,
        data: { ready_in_minutes: 5 + (n % 40) },
      })
      expect(accepted.status(), await accepted.text()).toBe(200)
      for (const to of WAY.slice(2, WAY.indexOf(status) + 1)) {
        const moved = await request.put(`/api/v1/orders/${order_id}/status`, {
          headers: HEADERS,
          data: { status: to, ...(to === 'out_for_delivery' && { delivery_partner: { name: 'Suresh' } }) },
        })
        expect(moved.status(), await moved.text()).toBe(200)
      }
    }
  return numbers
}

/** Of these cards, how many are seen whole: inside the window, with nothing over any corner or the middle. */
export const countSeen = (cards: Locator): Promise<number> =>
  cards.evaluateAll(
    (elements) =>
      elements.filter((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect()
        const inset = 8
        const [l, r, t, b] = [left + inset, right - inset, top + inset, bottom - inset]
        const points = [
          [l, t],
          [r, t],
          [l, b],
          [r, b],
          [(l + r) / 2, (t + b) / 2],
        ] as const
        const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
        return isInside && points.every(([x, y]) => card.contains(document.elementFromPoint(x, y)))
      }).length,
  )
