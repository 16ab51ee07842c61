import type { ReviewTag } from '@jhola/contract/reviews/routes'
import { isoMoment } from '@jhola/contract/shared/time'
import { firstName, type NewReview } from '../../reviews/index.ts'
import type { OrderRecord } from '../demo.repo.ts'
import type { Random } from './random.ts'

const HOUR_MS = 3_600_000
/** The share of delivered orders with a review. */
const RATED_SHARE = 0.3
/** The share of reviews with a text. */
const WORDS_SHARE = 0.45
const RATINGS = [
  [5, 55],
  [4, 31],
  [3, 9],
  [2, 3],
  [1, 2],
] as const

type Words = { tags: readonly ReviewTag[]; en: readonly string[]; hi: readonly string[] }
const GLAD: Words = {
  tags: ['fresh', 'on_time', 'polite', 'fair_price', 'well_packed'],
  en: [
    'Everything fresh and packed well. Came before the time they said.',
    'Good prices, same as in the shop. Will order again.',
    'The delivery boy called from the gate and brought it upstairs.',
    'Ordered milk and bread at night, got it in the morning before tea.',
    'They called to ask before changing the brand of dal. Honest people.',
    'Cash was no problem, they had change.',
  ],
  hi: [
    'सामान ताज़ा था और समय से पहले आ गया।',
    'दाम दुकान जैसे ही हैं। फिर मँगाएँगे।',
    'पैकिंग अच्छी थी, आटा बिल्कुल नहीं बिखरा।',
    'एक चीज़ नहीं थी तो फ़ोन करके पूछ लिया। अच्छे लोग हैं।',
    'माँ के लिए मँगाया था, ऊपर तक पहुँचा दिया।',
  ],
}
const FAIR: Words = {
  tags: ['fair_price', 'polite', 'late'],
  en: ['Items were fine, delivery took longer than shown.', 'Okay. One packet was near its date.'],
  hi: ['सामान ठीक था, आने में थोड़ी देर हुई।', 'ठीक-ठाक। एक पैकेट की तारीख़ पास थी।'],
}
const SORRY: Words = {
  tags: ['late', 'wrong_item', 'not_fresh'],
  en: ['Came very late and the tomatoes were soft.', 'Got a different brand without being asked.'],
  hi: ['बहुत देर से आया, टमाटर भी नरम थे।', 'बिना पूछे दूसरा ब्रांड भेज दिया।'],
}
const wordsOf = (rating: number): Words => (rating >= 4 ? GLAD : rating === 3 ? FAIR : SORRY)

/** Reviews of delivered orders. The shop's rating is computed from exactly these. */
export const writeReviews = (
  random: Random,
  orders: readonly OrderRecord[],
  { nowMs, nextId }: { nowMs: number; nextId(atMs: number): string },
): NewReview[] =>
  orders
    .filter(({ status, channel }) => status === 'delivered' && channel !== 'counter')
    .filter(() => random.chance(RATED_SHARE))
    .flatMap((order) => {
      const atMs = Date.parse(order.updated_at) + random.between(1, 20) * HOUR_MS
      const rating = random.weighted(RATINGS)
      const words = wordsOf(rating)
      const first = random.pick(words.tags)
      const second = random.pick(words.tags)
      const text = random.chance(WORDS_SHARE) ? random.pick(order.language === 'hi' ? words.hi : words.en) : ''
      if (atMs >= nowMs) return []
      return {
        review_id: nextId(atMs),
        store_id: order.store_id,
        order_id: order.order_id,
        rating,
        tags: [...new Set([first, second])],
        text,
        customer_name: firstName(order.customer_name),
        created_at: isoMoment(atMs),
      }
    })

/** The rating from these reviews. */
export const ratingOf = (reviews: readonly { rating: number }[]): { rating_sum: number; rating_count: number } => ({
  rating_sum: reviews.reduce((sum, { rating }) => sum + rating, 0),
  rating_count: reviews.length,
})
