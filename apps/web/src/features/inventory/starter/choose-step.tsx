import { CATEGORIES } from '@jhola/contract/catalogue/categories'
import { useMemo, useState } from 'react'
import { useCategoryLabel } from '../../../domain/catalogue/category-label.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../shared/ui/product-image.tsx'
import { SearchField } from '../../../shared/ui/search-field.tsx'
import { choose } from './draft.ts'
import { findProducts } from './find-products.ts'
import { ProductChoices } from './product-choices.tsx'
import type { StarterCatalogueProduct, StarterControl } from './use-starter.ts'
import { UsualBundle } from './usual-bundle.tsx'

type CategoryGroup = { category: string; label: string; goods: StarterCatalogueProduct[] }

/** The products by category, in catalogue order, with names in the user's language. */
const useCategoryGroups = (products: readonly StarterCatalogueProduct[]): CategoryGroup[] => {
  const categoryLabel = useCategoryLabel()
  return useMemo(
    () =>
      CATEGORIES.flatMap(({ name, label, name_hi }) => {
        const goods = products.filter(({ category }) => category === name)
        return goods.length > 0 ? [{ category: name, label: categoryLabel(label, name_hi), goods }] : []
      }),
    [products, categoryLabel],
  )
}

type SectionCardProps = { group: CategoryGroup; chosen: ReadonlySet<string>; isOpen: boolean; onOpen(): void }

const SectionCard = ({ group, chosen, isOpen, onOpen }: SectionCardProps) => {
  const { t } = useT()
  const count = group.goods.filter(({ key }) => chosen.has(key)).length
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onOpen}
      className={cx(
        'eases lifts flex flex-col overflow-hidden rounded-lg border-2 bg-surface text-start shadow-low',
        isOpen ? 'border-brand' : 'border-line',
      )}
    >
      <ProductImage src={group.goods[0]?.image} alt="" className="w-full rounded-none" />
      <span className="flex w-full flex-1 flex-col gap-0.5 p-3">
        <span className="font-semibold leading-tight max-sm:text-sm">{group.label}</span>
        <span className={cx('mt-auto flex items-center gap-1 text-sm', count > 0 ? 'text-success' : 'text-ink-soft')}>
          {count > 0 && <Icon name="check-circle" size="xs" />}
          {t('inventory.starter.chosenOf', { count, total: group.goods.length })}
        </span>
      </span>
    </button>
  )
}

const comeIntoView = (section: HTMLElement | null): void => section?.scrollIntoView({ block: 'nearest' })

type ChooseProps = { products: readonly StarterCatalogueProduct[]; control: StarterControl; onPrice(): void }

/** First step: choose the products that this shop sells, by large pictures, category by category. */
export const ChooseStep = ({ products, control, onPrice }: ChooseProps) => {
  const { t } = useT()
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState<string | null>(null)
  const { draft, change } = control
  const groups = useCategoryGroups(products)
  const chosen = useMemo(() => new Set(draft.chosen), [draft.chosen])
  const found = useMemo(() => findProducts(products, search), [products, search])
  const count = products.filter(({ key }) => chosen.has(key)).length
  const opened = groups.find(({ category }) => category === open)
  const set = (goods: readonly StarterCatalogueProduct[], isChosen: boolean) =>
    change((before) =>
      choose(
        before,
        goods.map(({ key }) => key),
        isChosen,
      ),
    )
  const grid = (goods: readonly StarterCatalogueProduct[]) => (
    <ProductChoices goods={goods} chosen={chosen} onChange={(one, isChosen) => set([one], isChosen)} />
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">{t('inventory.starter.subtitle')}</p>
      <UsualBundle products={products} control={control} />
      <div className="flex flex-wrap items-center gap-3">
        <SearchField
          className="min-w-64 flex-1"
          label={t('inventory.starter.search')}
          placeholder={t('inventory.starter.search')}
          value={search}
          onChange={setSearch}
        />
        <Button variant="secondary" icon="check" onClick={() => set(products, true)}>
          {t('inventory.starter.everything')}
        </Button>
        <Button variant="ghost" disabled={count === 0} onClick={() => set(products, false)}>
          {t('inventory.starter.nothing')}
        </Button>
      </div>
      {search.trim() !== '' ? (
        found.length > 0 ? (
          grid(found)
        ) : (
          <EmptyState icon="search" title={t('inventory.starter.notFound')} hint={t('inventory.starter.notFoundHint')} />
        )
      ) : (
        <>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
            {groups.map((group) => (
              <SectionCard
                key={group.category}
                group={group}
                chosen={chosen}
                isOpen={group === opened}
                onOpen={() => setOpen(group === opened ? null : group.category)}
              />
            ))}
          </div>
          {opened && (
            <section
              aria-label={opened.label}
              // Scrolls only when the category changes, not each time a product is ticked.
              key={opened.category}
              ref={comeIntoView}
              className="grid gap-3"
            >
              <div className="flex flex-wrap items-center gap-x-2">
                <h2 className="me-auto text-xl">{opened.label}</h2>
                <Button variant="ghost" size="sm" icon="check" onClick={() => set(opened.goods, true)}>
                  {t('inventory.starter.all')}
                </Button>
                <Button variant="ghost" size="sm" icon="x" onClick={() => set(opened.goods, false)}>
                  {t('inventory.starter.none')}
                </Button>
              </div>
              {grid(opened.goods)}
            </section>
          )}
        </>
      )}
      <BottomBar wide label={t('inventory.starter.title')}>
        <p className="font-semibold">{t('inventory.starter.chosen', { count })}</p>
        <Button iconEnd="arrow-end" disabled={count === 0} onClick={onPrice}>
          {t('inventory.starter.setPrices')}
        </Button>
      </BottomBar>
    </div>
  )
}
