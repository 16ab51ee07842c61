import { CITIES, type City, useCityName } from '../../../../domain/place/cities.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'

type CityChipsProps = {
  /** `undefined`: the device's location; `null`: none of these. */
  chosen: City | undefined | null
  onChoose(city: City | undefined): void
}

/** Chooses the device's location or the centre of a city, in one scrolling row. */
export const CityChips = ({ chosen, onChoose }: CityChipsProps) => {
  const { t } = useT()
  const cityName = useCityName()
  return (
    <section className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4" aria-label={t('stores.nearby.chooseCity')}>
      <Chip icon="locate" chosen={chosen === undefined} onChange={() => onChoose(undefined)}>
        {t('stores.nearby.useMine')}
      </Chip>
      {CITIES.map((city) => (
        <Chip key={city.name} chosen={city === chosen} onChange={() => onChoose(city)}>
          {cityName(city.name)}
        </Chip>
      ))}
    </section>
  )
}
