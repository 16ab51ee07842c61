import { choosePlace } from '../../../domain/place/chosen-place.ts'
import { LocationSearch } from '../../../domain/place/location-search.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'

/** One field for both questions of somebody who comes: where (a PIN code, a locality), and what. */
export const FindField = () => {
  const { t } = useT()
  const navigate = useNavigate()
  return (
    <LocationSearch
      label={t('landing.findAnything')}
      onChoose={choosePlace}
      words={{
        label: (words) => t('landing.searchFor', { words }),
        onGo: (words) => navigate(`/search?q=${encodeURIComponent(words)}`),
      }}
    />
  )
}
