import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts'
import { anOwner, aStore, aUser } from '../../../test/factories/shops.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await buildTestApp()
  admin = await app.signIn(await aUser(app, { role: 'admin' }))
})
afterAll(() => app.close())

const story = { kind: 'customer', name: 'Meena', city: 'Pune', text: 'The milk comes before my tea.', may_be_shown: true }
const shown = async () => (await app.call('GET /community/stories')).body.stories as { story_id: string; text: string }[]

test('a story is read by an admin before anybody else sees it', async () => {
  await aStore(app, { city: 'Pune' })
  expect(await app.call('POST /community/stories', { body: { ...story, phone: '98765 43210' } })).toMatchObject({ status: 201 })
  expect(await shown()).toEqual([])
  const waiting = await app.call('GET /admin/stories?state=waiting', { token: admin })
  const [first] = waiting.body.stories as { story_id: string; phone: string }[]
  expect(first).toMatchObject({ ...{ name: 'Meena', state: 'waiting' }, phone: '+919876543210' })
  await app.call(`PUT /admin/stories/${first?.story_id}`, { token: admin, body: { state: 'shown' } })
  const public_ = await shown()
  expect(public_).toMatchObject([{ name: 'Meena', text: story.text }])
  expect(JSON.stringify(public_)).not.toContain('98765')
  await app.call(`PUT /admin/stories/${first?.story_id}`, { token: admin, body: { state: 'declined' } })
  expect(await shown()).toEqual([])
})

test('stories are shown only from cities that have an open shop, in whatever script the city is written', async () => {
  await aStore(app, { city: 'Jaipur' })
  await aStore(app, { city: 'Surat', status: 'suspended' })
  const tell = async (city: string) => {
    const text = `A story from ${city}`
    await app.call('POST /community/stories', { body: { ...story, city, text } })
    const { body } = await app.call('GET /admin/stories?state=waiting', { token: admin })
    const told = (body.stories as { story_id: string; text: string }[]).find((one) => one.text === text)
    await app.call(`PUT /admin/stories/${told?.story_id}`, { token: admin, body: { state: 'shown' } })
  }
  for (const city of ['JAIPUR', 'जयपुर', 'Surat', 'Wardha']) await tell(city)
  expect((await shown()).map(({ text }) => text)).toEqual(['A story from जयपुर', 'A story from JAIPUR'])
  await aStore(app, { city: 'Wardha' })
  expect((await shown()).map(({ text }) => text)).toContain('A story from Wardha')
})

test.each([
  ['without a name', { ...story, name: ' ' }, 'name'],
  ['without words', { ...story, text: '' }, 'text'],
  ['without consent', { ...story, may_be_shown: false }, 'may_be_shown'],
  ['of nobody', { ...story, kind: 'admin' }, 'kind'],
])('a story %s is refused beside its field', async (_, body, field) => {
  const refused = await app.call('POST /community/stories', { body })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body.details)).toContain(`"field":"${field}"`)
})

test('a wish for shops names its district; it needs a place', async () => {
  expect((await app.call('POST /community/area-wishes', { body: { note: 'Please come' } })).status).toBe(400)
  expect((await app.call('POST /community/area-wishes', { body: { pincode: '400070', phone: '' } })).status).toBe(201)
  expect((await app.call('POST /community/area-wishes', { body: { latitude: 26.9, longitude: 75.8 } })).status).toBe(201)
  const { body } = await app.call('GET /admin/area-wishes', { token: admin })
  expect(body).toMatchObject({
    total: 2,
    wishes: expect.arrayContaining([expect.objectContaining({ pincode: '400070', state: 'Maharashtra' })]),
  })
})

test('only an admin reads what is not public', async () => {
  const owner = await app.signIn(anOwner(await aStore(app)))
  for (const path of ['GET /admin/stories', 'GET /admin/area-wishes']) {
    expect((await app.call(path)).status).toBe(401)
    expect((await app.call(path, { token: owner })).status).toBe(403)
  }
  expect((await app.call(`PUT /admin/stories/${app.ids.uuid()}`, { token: admin, body: { state: 'shown' } })).status).toBe(404)
})
