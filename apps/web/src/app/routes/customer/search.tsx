import { useItemLabels } from '../../../domain/catalogue/item-labels.ts'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { AroundResults } from '../../../features/catalogue/around/around-results.tsx'
import { orderOf } from '../../../features/catalogue/around/order-links.tsx'
import { nearOf, useSearchPlace } from '../../../features/catalogue/around/use-search-place.ts'
import { useTypedSearch } from '../../../features/catalogue/hooks/use-typed-search.ts'
import { ShopLine } from '../../../features/stores/common/shop-line.tsx'
import { useStoreLabels } from '../../../features/stores/common/store-labels.ts'
import { PlaceForm } from '../../../features/stores/discovery/components/place-form.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../shared/navigation/navigation.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'

/** Common things, and shelves as products name them, for who does not know what to type. Hindi names are data, as those of products. */
const USUAL = [
  ['Milk', 'दूध'],
  ['Bread', 'ब्रेड'],
  ['Eggs', 'अंडे'],
  ['Onion', 'प्याज़'],
  ['Potato', 'आलू'],
  ['Banana', 'केला'],
  ['Rice', 'चावल'],
  ['Sugar', 'चीनी'],
  ['Tea', 'चाय'],
  ['Soap', 'साबुन'],
] as const
const SHELVES = [
  ['Flour', 'आटा व मैदा'],
  ['Oil', 'तेल व घी'],
  ['Pulses', 'दालें'],
  ['Spices', 'मसाले'],
  ['Snacks', 'नमकीन व बिस्कुट'],
  ['Beverages', 'चाय व ठंडा'],
  ['Sweets', 'मिठाई'],
  ['Medicines', 'दवाइयाँ'],
] as const

/** `isByName`: the words of the search are those that are read; a shelf is found by the name that its products have. */
const Chips = ({ of: names, isByName }: { of: typeof USUAL | typeof SHELVES; isByName: boolean }) => {
  const labels = useItemLabels()
  return (
    <ul className="flex flex-wrap gap-2 pt-2">
      {names.map(([name, name_hi]) => {
        const shown = labels.name({ name, name_hi })
        return (
          <li key={name}>
            <Link
              to={`/search?q=${encodeURIComponent(isByName ? shown : name)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4"
            >
              {shown}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const Usual = () => {
  const { t } = useT()
  return (
    <section className="pt-4">
      <h2 className="font-semibold">{t('search.what')}</h2>
      <p className="text-ink-soft">{t('search.whatHint')}</p>
      <Chips of={USUAL} isByName />
      <h2 className="pt-4 font-semibold">{t('stores.categories')}</h2>
      <Chips of={SHELVES} isByName={false} />
      <Link to="/nearby-stores" className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand">
        {t('stores.browse')}
      </Link>
    </section>
  )
}

/** Asks for the place where nobody knows it; a known one stands in the header and is changed there. */
const Where = ({ shown, search }: { shown: ReturnType<typeof useSearchPlace>; search: string }) => {
  const { t, tError } = useT()
  if (shown.isLooking) return <p className="min-h-11 py-2 text-ink-soft">{t('stores.place.looking')}</p>
  if (shown.failed)
    return (
      <LoadFailed
        message={t('search.failed')}
        hint={tError(shown.failed.code)}
        onRetry={shown.retry}
        retrying={shown.isRetrying}
      />
    )
  if (shown.place && !shown.isUnknown) return null
  return (
    <PlaceForm keeps={search && <input type="hidden" name="q" value={search} />}>
      {t(shown.isUnknown ? 'stores.place.none' : 'search.where')}
    </PlaceForm>
  )
}

/** `/search?q=&near=&sort=`: which of the shops that deliver here has it. */
export const SearchPage = () => {
  const { t } = useT()
  const labels = useStoreLabels()
  const { address, typed, setTyped, search } = useTypedSearch()
  const shown = useSearchPlace()
  const { place } = shown
  const near = nearOf(address)
  return (
    <>
      <SiteHeader hasSearch />
      <main id="content" className="mx-auto min-h-dvh w-full max-w-5xl px-4 pb-4">
        <h1 className="pt-2 font-bold text-xl">{t('search.title')}</h1>
        <Where shown={shown} search={search} />
        <div className="sticky top-0 z-20 -mx-4 bg-paper px-4 pt-2 pb-1">
          <SearchField
            label={t('stores.searchProducts')}
            placeholder={t('stores.searchProducts')}
            value={typed}
            onChange={setTyped}
            name="q"
            action={near && <input type="hidden" name="near" value={near} />}
          />
        </div>
        {search === '' ? (
          <Usual />
        ) : (
          place && (
            <AroundResults
              search={search}
              place={place}
              order={orderOf(address)}
              nameOf={labels.name}
              headOf={(shop) => <ShopLine shop={shop} />}
            />
          )
        )}
      </main>
      <SiteFooter />
    </>
  )
}
