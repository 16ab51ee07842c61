import { z } from 'zod'

/** Requests the name of a place from a Nominatim-compatible service; `null` when it has none. Throws on failure. */
export type Geocoder = (place: { latitude: number; longitude: number }, language: string) => Promise<string | null>

const TIMEOUT_MS = 3000
const LONGEST_ANSWER = 100_000
const NAME_MAX = 120
/** The usage policy of public servers requires a user agent of one's own. */
const USER_AGENT = 'Jhola/0.1 (orders for small shops)'

const answerSchema = z.object({
  display_name: z.string().optional(),
  address: z.record(z.string(), z.unknown()).optional(),
})

/** From the neighbourhood up to the town: the first of each group that the response has. */
const NAME_PARTS = [
  ['neighbourhood', 'suburb', 'quarter', 'village', 'residential'],
  ['city', 'town', 'municipality', 'county', 'state_district'],
] as const

const nameOf = (answer: z.infer<typeof answerSchema>): string | null => {
  const parts = NAME_PARTS.map((group) => group.map((part) => answer.address?.[part]).find((text) => typeof text === 'string'))
  const name = parts.filter(Boolean).join(', ') || answer.display_name?.split(',').slice(0, 3).join(',').trim()
  return name ? name.slice(0, NAME_MAX) : null
}

/** A geocoder at a configured address (`https://host/base`). One try, three seconds, no redirects followed. */
export const createGeocoder =
  (baseUrl: string): Geocoder =>
  async ({ latitude, longitude }, language) => {
    const url = new URL(`${baseUrl.replace(/\/$/, '')}/reverse`)
    const question = { format: 'jsonv2', lat: String(latitude), lon: String(longitude), zoom: '16', 'accept-language': language }
    for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value)
    const response = await fetch(url, {
      headers: { 'user-agent': USER_AGENT, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (!response.ok || text.length > LONGEST_ANSWER) throw new Error(`geocoder answered ${response.status}`)
    return nameOf(answerSchema.parse(JSON.parse(text)))
  }
