import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useCatalogue } from './use-catalogue.ts'
import type { CatalogueAddress } from './use-catalogue-address.ts'
import { useInstantMatches } from './use-instant-matches.ts'

type Filters = Pick<CatalogueAddress, 'typed' | 'search' | 'category' | 'belowMrp'> & { brief: boolean }

/** A shop's products for the filter: matches known on this device first, then the server's result. */
export const useShownCatalogue = (storeId: string | undefined, filters: Filters) => {
  const { t } = useT()
  const { search, category, belowMrp, brief } = filters
  const catalogue = useCatalogue(storeId, { search, category, belowMrp, brief })
  const typed = filters.typed.trim()
  const instant = useInstantMatches(storeId, filters)
  const hasInstant = instant.length > 0 && (typed !== search || catalogue.isPending || catalogue.error !== null)
  const query = hasInstant ? typed : search
  return {
    catalogue,
    hasInstant,
    products: hasInstant ? instant : catalogue.products,
    total: hasInstant ? instant.length : catalogue.total,
    /** One heading over all search results; empty without a search, where each category has its own. */
    heading: query ? t('stores.resultsFor', { search: query }) : belowMrp ? t('stores.belowMrp') : '',
  }
}
