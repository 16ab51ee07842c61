import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Menu } from '../../../shared/ui/menu.tsx'
import type { TableFilters } from '../data/table-filters.ts'
import { EXPORT_KINDS, useExport } from './use-export.ts'

const PrintPart = lazyPart(() => import('./order-list-sheet.tsx').then((module) => module.OrderListPrint))

const ICONS = { csv: 'text', xlsx: 'table', pdf: 'print' } as const

/** Exports the filtered list with all its pages to a file. */
export const ExportMenu = ({ filters }: { filters: TableFilters }) => {
  const { t } = useT()
  const { save, isSaving, printed, donePrinting } = useExport(filters)
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" icon="download" className="shrink-0 max-sm:gap-0" loading={isSaving}>
            <span className="max-sm:sr-only">{t('orders.board.list.export.title')}</span>
          </Button>
        }
        entries={EXPORT_KINDS.map((kind) => ({
          key: kind,
          icon: ICONS[kind],
          label: t(`orders.board.list.export.${kind}`),
          onSelect: () => save(kind),
        }))}
      />
      {printed && <PrintPart part={{ orders: printed, onDone: donePrinting }} onFailed={donePrinting} />}
    </>
  )
}
