import type { STORE_TYPES } from '@jhola/contract/constants'
import type { Store } from '@jhola/contract/stores/schema'

/** schema.org type of each kind of shop (https://schema.org/Store). */
const SCHEMA_TYPES: Readonly<Record<(typeof STORE_TYPES)[number], string>> = {
  'Kirana Store': 'GroceryStore',
  'General Store': 'ConvenienceStore',
  'Grocery Store': 'GroceryStore',
  Supermarket: 'GroceryStore',
  Pharmacy: 'Pharmacy',
  Bakery: 'Bakery',
  Dairy: 'GroceryStore',
}
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const openingHours = ({ hours }: Pick<Store, 'hours'>) => {
  const dayOfWeek = hours.working_days.map((day) => `https://schema.org/${WEEKDAYS[day]}`)
  // Equal times mean open all day, which schema.org writes as 00:00 to 23:59.
  const windows = [hours, ...(hours.second ? [hours.second] : [])].map(({ opens, closes }) =>
    opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes },
  )
  const holidays = hours.holidays.map((date) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }))
  return [...windows.map((window) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...window })), ...holidays]
}

/** The picture of a shop in link previews: its photo, or the generated card of its kind. */
export const cardOf = (store: Pick<Store, 'photo' | 'picture'>): string =>
  store.photo ?? store.picture.replace('/pictures/', '/cards/').replace(/\.svg$/, '.png')

/** A shop as structured data (https://schema.org/LocalBusiness); only data that its page shows. */
export const shopData = (store: Store, url: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': SCHEMA_TYPES[store.store_type],
  '@id': url,
  url,
  name: store.name,
  ...(store.name_hi && { alternateName: store.name_hi }),
  image: new URL(cardOf(store), url).href,
  telephone: store.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.pincode,
    addressCountry: 'IN',
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: openingHours(store),
  currenciesAccepted: 'INR',
  paymentAccepted: store.payment_methods.map((method) => ({ cod: 'Cash', upi: 'UPI' })[method]).join(', '),
  ...(store.rating !== null && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: store.rating, ratingCount: store.rating_count, bestRating: 5 },
  }),
})

/** A product on the first page. */
export const siteData = (origin: string, description: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Jhola',
  alternateName: 'झोला',
  url: `${origin}/`,
  description,
})
