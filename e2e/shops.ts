import { Buffer } from 'node:buffer'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { freshPhone } from './people.ts'

export type Shop = { id: string; name: string; phone: string }

/** A shop of its own for each test, so that no other journey meets its changes. */
export const registerShop = async (request: APIRequestContext): Promise<Shop> => {
  const phone = freshPhone()
  const name = `Verma Stores ${phone.slice(-6)}`
  const answer = await request.post('/api/v1/stores/register', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: {
      name,
      owner_name: 'Sunita Verma',
      phone,
      address: { street: '7 Hill Road, Bandra West', city: 'Mumbai', state: 'Maharashtra', pincode: '400050' },
      settings: { store_type: 'General Store' },
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: String((await answer.json()).store_id), name, phone }
}

/** Two bands of colour: the smallest thing that is a photo to a browser and to the server. */
export const drawPhoto = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 600
    const brush = canvas.getContext('2d')
    if (!brush) throw new Error('no canvas')
    brush.fillStyle = '#2a6f4e'
    brush.fillRect(0, 0, 900, 400)
    brush.fillStyle = '#e9b44c'
    brush.fillRect(0, 400, 900, 200)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}
