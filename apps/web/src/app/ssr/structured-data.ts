import type { ProductDetails } from '@jhola/contract/catalogue/schema'
import type { STORE_TYPES } from '@jhola/contract/constants'
import { priceWithGst } from '@jhola/contract/inventory/products/product-rules'
import { rupeesToPaise } from '@jhola/contract/shared/money'
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

const AVAILABILITY = { in_stock: 'InStock', low_stock: 'LimitedAvailability', out_of_stock: 'OutOfStock' } as const

/** A product as structured data (https://schema.org/Product); its price is what the customer pays, with GST. */
export const productData = (product: ProductDetails, store: Store, url: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  '@id': url,
  url,
  name: product.name,
  ...(product.name_hi && { alternateName: product.name_hi }),
  ...(product.image && { image: new URL(product.image, url).href }),
  ...(product.description && { description: product.description }),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.pack_size && { size: product.pack_size }),
  ...(product.country_of_origin && { countryOfOrigin: { '@type': 'Country', name: product.country_of_origin } }),
  category: product.category,
  offers: {
    '@type': 'Offer',
    url,
    price: priceWithGst(rupeesToPaise(product.price), product.gst_rate, store.tax_mode) / 100,
    priceCurrency: 'INR',
    availability: `https://schema.org/${AVAILABILITY[product.stock_status]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: {
      '@type': SCHEMA_TYPES[store.store_type],
      '@id': `${new URL(url).origin}/store/${store.store_id}`,
      name: store.name,
    },
  },
})

/** The picture of a product in link previews: its own photo; a drawn one is no picture for them, so the shop's. */
export const productCardOf = (product: Pick<ProductDetails, 'image'>, store: Store): string =>
  product.image && !product.image.endsWith('.svg') ? product.image : cardOf(store)

/** A product on the first page. */
export const siteData = (origin: string, description: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Jhola',
  alternateName: 'झोला',
  url: `${origin}/`,
  description,
})
