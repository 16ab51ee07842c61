import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useCatalogue } from './use-catalogue.ts'
import type { CatalogueAddress } from './use-catalogue-address.ts'
import { useInstantMatches } from './use-instant-matches.ts'

type Asked = Pick<CatalogueAddress, 'typed' | 'search' | 'category' | 'belowMrp'> & { brief: boolean }

/** The part of a shop's shelf that is asked for: what this device knows at once, then what the server found. */
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
    /** What one heading says over all of it; empty for the shelf as it stands, which has one for each category. */
    heading: words ? t('stores.resultsFor', { search: words }) : belowMrp ? t('stores.offers.belowMrpTitle') : '',
  }
}
