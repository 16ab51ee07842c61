import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'

type SelectionBarProps = { count: number; entries: readonly MenuEntry[]; isBusy: boolean; onClear(): void }

/** The number of selected products, and the specified Bulk Actions for them. */
export const SelectionBar = ({ count, entries, isBusy, onClear }: SelectionBarProps) => {
  const { t } = useT()
  return (
    <section
      aria-label={t('inventory.bulk.title')}
      className="sticky top-22 z-10 mb-3 flex items-center gap-2 md:top-14 rounded-lg border border-brand bg-surface p-2 shadow-high"
    >
      <p role="status" className="me-auto min-w-0 ps-2 font-semibold">
        {t('inventory.bulk.chosen', { count })}
      </p>
      <LazyMenu
        trigger={
          <Button size="sm" variant="brand" iconEnd="chevron-down" className="shrink-0 whitespace-nowrap" loading={isBusy}>
            {t('inventory.bulk.title')}
          </Button>
        }
        entries={entries}
      />
      <IconButton icon="x" label={t('inventory.bulk.clear')} onClick={onClear} />
    </section>
  )
}
