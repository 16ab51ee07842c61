import { IMPORT_FIELDS, type ImportField } from '@jhola/contract/inventory/import/columns'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { EXPORT_KINDS, type Exported, type ExportTable, useInventoryExport } from './use-inventory-export.ts'

const ICONS = { csv: 'text', xlsx: 'table', pdf: 'print' } as const
/** The columns that fit on paper. */
const ON_PAPER: readonly ImportField[] = [
  'name',
  'brand',
  'pack_size',
  'category',
  'barcode',
  'current_stock',
  'unit',
  'cost_price',
  'price',
  'mrp',
]
const CELL = 'border border-current px-1.5 py-1 text-start align-top'

/** The printed list, with its head on every page. */
const InventorySheet = ({ table }: { table: ExportTable }) => {
  const { t } = useT()
  const moments = useMoments()
  const columns = ON_PAPER.map((field) => IMPORT_FIELDS.indexOf(field))
  return (
    <>
      <p className="font-bold text-lg">{t('inventory.title')}</p>
      <p className="mb-2">
        {moments.dateAndTime(new Date().toISOString())} · {t('inventory.product.export.count', { count: table.rows.length })}
      </p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {columns.map((at) => (
              <th key={at} className={CELL}>
                {table.head[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={String(row.at(-1))} className="break-inside-avoid">
              {columns.map((at) => (
                <td key={at} className={CELL}>
                  <bdi>{row[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Exports the filtered or the selected products as CSV, Excel or print. */
export const ExportDialog = ({ what, count, onClose }: { what: Exported; count: number; onClose(): void }) => {
  const { t } = useT()
  const { save, kind: running, printed } = useInventoryExport(what, onClose)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('inventory.dial.export')}
      description={t('inventory.product.export.count', { count })}
    >
      <div className="grid gap-2">
        {EXPORT_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            fullWidth
            icon={ICONS[kind]}
            loading={running === kind}
            disabled={running !== null && running !== kind}
            onClick={() => save(kind)}
          >
            {t(`inventory.product.export.${kind}`)}
          </Button>
        ))}
        <p className="text-ink-soft text-sm">{t('inventory.product.export.hint')}</p>
      </div>
      {printed && (
        <PrintSheet paper="a4-wide" onDone={onClose}>
          <InventorySheet table={printed} />
        </PrintSheet>
      )}
    </Dialog>
  )
}
