import { type ApiInput, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'

export type Story = ApiReply<'GET /community/stories'>['stories'][number]
export type StoryBody = ApiInput<'POST /community/stories'>['body']
export type WishBody = ApiInput<'POST /community/area-wishes'>['body']

/** Stories that an admin has approved, newest first. */
export const storiesQuery = () => apiQuery('GET /community/stories', { query: {} })

/** Submits a story; the response says what happens to it. */
export const tellStory = (body: StoryBody) => api('POST /community/stories', { body })

/** Requests shops in an area. */
export const wishForShops = (body: WishBody) => api('POST /community/area-wishes', { body })
