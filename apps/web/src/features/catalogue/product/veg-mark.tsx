import type { VegMark as Mark } from '@jhola/contract/catalogue/schema'
import { useT } from '../../../shared/i18n/i18n-context.tsx'

/** The mark of food as it is printed on packs: a green dot or a brown triangle in a square. */
export const VegMark = ({ mark }: { mark: Mark }) => {
  const { t } = useT()
  const isVeg = mark === 'veg'
  return (
    <svg
      viewBox="0 0 16 16"
      role="img"
      aria-label={t(isVeg ? 'stores.trust.product.veg' : 'stores.trust.product.nonVeg')}
      className={isVeg ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-error'}
    >
      <rect x="1" y="1" width="14" height="14" rx="1" fill="#fff" stroke="currentColor" strokeWidth="1.5" />
      {isVeg ? <circle cx="8" cy="8" r="4" fill="currentColor" /> : <path d="M8 3.6 12.6 12H3.4Z" fill="currentColor" />}
    </svg>
  )
}
