import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useCatalogue } from './use-catalogue.ts'
import type { CatalogueAddress } from './use-catalogue-address.ts'
import { useInstantMatches } from './use-instant-matches.ts'

type Asked = Pick<CatalogueAddress, 'typed' | 'search' | 'category' | 'belowMrp'> & { brief: boolean }

/** A shop's products for the filter: matches known on this device first, then the server's result. */
export const useShownCatalogue = (storeId: string | undefined, asked: Asked) => {
  const { t } = useT()
  const { search, category, belowMrp, brief } = asked
  const shelf = useCatalogue(storeId, { search, category, belowMrp, brief })
  const typed = asked.typed.trim()
  const instant = useInstantMatches(storeId, asked)
  const hasInstant = instant.length > 0 && (typed !== search || shelf.isPending || shelf.error !== null)
  const words = hasInstant ? typed : search
  return {
    shelf,
    hasInstant,
    products: hasInstant ? instant : shelf.products,
    total: hasInstant ? instant.length : shelf.total,
    /** One heading over all search results; empty without a search, where each category has its own. */
    heading: words ? t('stores.resultsFor', { search: words }) : belowMrp ? t('stores.offers.belowMrpTitle') : '',
  }
}
