import type { NewStore } from '../../src/modules/stores/index.ts'
import type { TestApp } from '../build-test-app.ts'
import { aPhone } from './orders.ts'

export type SentList = { list_id: string; token: string; phone: string }

/** The smallest possible photo. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The body of a new list of one photo, to be brought. */
export const aListBody = (over: object = {}) => ({
  ...{ photos: 1, name: 'Asha Rao', phone: aPhone(), delivery_type: 'delivery' },
  address: { addressLine1: '12 Pipe Road, Kurla West', pincode: '400070' },
  ...over,
})

/** Begins a list whose photos have not arrived. Throws the reply if it was refused. */
export const anEmptyList = async (
  app: TestApp,
  { store_id }: Pick<NewStore, 'store_id'>,
  over: { photos?: number; phone?: string; session?: string } = {},
): Promise<SentList> => {
  const { session, ...asked } = { phone: aPhone(), ...over }
  const { status, body } = await app.call(`POST /stores/${store_id}/photo-lists`, {
    ...(session && { token: session }),
    body: aListBody(asked),
  })
  if (status !== 201) throw new Error(`the list was refused: ${JSON.stringify(body)}`)
  // @NOTE the reply was serialised by the contract's schema.
  return { list_id: body.list_id as string, token: body.token as string, phone: asked.phone }
}

/** Sends one photo of a list. */
export const sendPhoto = async (
  app: TestApp,
  { store_id }: Pick<NewStore, 'store_id'>,
  { list_id, token }: Pick<SentList, 'list_id' | 'token'>,
  { no = 1, bytes = PIXEL }: { no?: number; bytes?: Buffer } = {},
): Promise<{ status: number; body: Record<string, unknown> }> => {
  const reply = await app.inject({
    method: 'PUT',
    url: `/api/v1/stores/${store_id}/photo-lists/${list_id}/photos/${no}`,
    headers: { 'x-order-token': token, 'content-type': 'image/png' },
    payload: bytes,
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** A list that waits for the shop. */
export const aPhotoList = async (
  app: TestApp,
  store: Pick<NewStore, 'store_id'>,
  over: { photos?: number; phone?: string; session?: string } = {},
): Promise<SentList> => {
  const sent = await anEmptyList(app, store, over)
  for (let no = 1; no <= (over.photos ?? 1); no += 1) await sendPhoto(app, store, sent, { no })
  return sent
}
