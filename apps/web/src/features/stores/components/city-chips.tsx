import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { CITIES, type City, cityOf } from '../cities.ts'

type CityChipsProps = {
  chosen: City | undefined
  /** False when the device has just refused to tell its place. */
  offersDevice: boolean
  onChoose(city: City | undefined): void
}

/** The device's place or the middle of a city, in one scrolling row. */
export const CityChips = ({ chosen, offersDevice, onChoose }: CityChipsProps) => {
  const { t, language } = useT()
  return (
    <section className="no-scrollbar -mx-4 flex gap-2 overflow-x-auto px-4" aria-label={t('stores.nearby.chooseCity')}>
      {offersDevice && (
        <Chip icon="locate" chosen={!chosen} onChange={() => onChoose(undefined)}>
          {t('stores.nearby.useMine')}
        </Chip>
      )}
      {CITIES.map((city) => (
        <Chip key={city.name} chosen={city === chosen} onChange={() => onChoose(city)}>
          {cityOf(city.name, language)}
        </Chip>
      ))}
    </section>
  )
}
