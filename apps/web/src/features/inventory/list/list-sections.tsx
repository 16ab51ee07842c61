import type { TaxMode } from '@jhola/contract/tax/gst'
import { useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { ScanCamera } from '../../../shared/scan/scan-button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { dismissAsked } from '../asked/asked-api.ts'
import type { InventoryProduct } from '../data/inventory-api.ts'
import type { ProductActions } from '../data/use-product-actions.ts'
import type { OpenDialog } from './hooks/use-open-dialog.ts'

// The list is shown first; each of these is loaded on demand.
const ProductPart = lazyPart(() => import('../product/product-dialog.tsx').then((module) => module.ProductDialog))
const StockPart = lazyPart(() => import('../stock/stock-dialog.tsx').then((module) => module.StockDialog))
const HistoryPart = lazyPart(() => import('../stock/history-dialog.tsx').then((module) => module.HistoryDialog))
const PricesPart = lazyPart(() => import('../prices/price-change-dialog.tsx').then((module) => module.PriceChangeDialog))
const UploadPart = lazyPart(() => import('../import/import-dialog.tsx').then((module) => module.BulkUploadDialog))
const ExportPart = lazyPart(() => import('../export/export-dialog.tsx').then((module) => module.ExportDialog))
const ModesPart = lazyPart(() => import('../shelf/modes-dialog.tsx').then((module) => module.ModesDialog))
const ShelfPart = lazyPart(() =>
  import('../../../domain/inventory/off-shelf/off-shelf-dialog.tsx').then((module) => module.OffShelfDialog),
)
const UnknownPart = lazyPart(() => import('./unknown-code.tsx').then((module) => module.UnknownCode))

type PartsProps = {
  part: OpenDialog | null
  open(part: OpenDialog): void
  close(): void
  actions: ProductActions
  onCode(code: string): void
  taxMode: TaxMode
  ownCategories: readonly string[]
}

/** Confirms that several products are archived, or that one is deleted. */
const Question = ({
  part,
  close,
  actions,
}: Pick<PartsProps, 'close' | 'actions'> & { part: OpenDialog & { kind: 'archive' | 'delete' } }) => {
  const { t } = useT()
  const { kind, products } = part
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={t(`inventory.ask.${kind}Title`, { count: products.length })}
      description={t(`inventory.ask.${kind}Text`)}
      confirmLabel={t(`inventory.action.${kind}`)}
      cancelLabel={t('inventory.ask.cancel')}
      danger={kind === 'delete'}
      onConfirm={() => {
        actions.act({ action: kind, products })
        close()
      }}
    />
  )
}

/** The open dialog over the list. */
export const ListSections = ({ part, open, close, actions, onCode, taxMode, ownCategories }: PartsProps) => {
  const { t } = useT()
  const may = useMay()
  const client = useQueryClient()
  // The texts of the forms are prefetched while the list is shown.
  const hasTexts = useArea('inventory.product')
  const onFailed = useLoadFailure(close)
  if (!hasTexts) return null
  switch (part?.kind) {
    case 'add':
    case 'edit': {
      const of = part.kind === 'edit' ? { opened: part.product } : { barcode: part.barcode, name: part.name ?? '' }
      const wasCounted = part.kind === 'add' || part.product.stock_mode === 'counted'
      // A product that is counted from now on has nothing until somebody says how many there are.
      const onSaved = (product: InventoryProduct) => {
        // It stays on the list when that fails: the owner can dismiss it.
        if (part.kind === 'add' && part.asked) void dismissAsked(client, part.asked).catch(() => undefined)
        return !wasCounted && product.stock_mode === 'counted' && product.current_stock === 0 && may('stock')
          ? open({ kind: 'stock', product })
          : close()
      }
      const key = part.kind === 'edit' ? part.product.id : 'new'
      return <ProductPart key={key} part={{ of, taxMode, ownCategories, onSaved, onClose: close }} onFailed={onFailed} />
    }
    case 'stock': {
      const { product } = part
      const onEdit = () => open({ kind: 'edit', product })
      const onHistory = () => open({ kind: 'history', product })
      return <StockPart key={product.id} part={{ product, onEdit, onHistory, onClose: close }} onFailed={onFailed} />
    }
    case 'history':
      return <HistoryPart part={{ product: part.product, onClose: close }} onFailed={onFailed} />
    case 'shelf': {
      const { id, name, name_hi, is_out_of_stock: isOff } = part.product
      return <ShelfPart part={{ products: [{ product_id: id, name, name_hi }], isOff, onClose: close }} onFailed={onFailed} />
    }
    case 'modes':
      return <ModesPart part={{ onClose: close }} onFailed={onFailed} />
    case 'scan':
      return <ScanCamera hint={t('inventory.scan.hint')} onCode={onCode} onClose={close} />
    case 'unknown': {
      const { code } = part
      return (
        <UnknownPart part={{ code, onAdd: () => open({ kind: 'add', barcode: code }), onClose: close }} onFailed={onFailed} />
      )
    }
    case 'upload':
      return <UploadPart part={{ onClose: close }} onFailed={onFailed} />
    case 'prices':
      return <PricesPart part={{ goods: part.goods, count: part.count, onClose: close }} onFailed={onFailed} />
    case 'export':
      return <ExportPart part={{ what: part.what, count: part.count, onClose: close }} onFailed={onFailed} />
    case 'archive':
    case 'delete':
      return <Question part={{ ...part, kind: part.kind }} close={close} actions={actions} />
    default:
      return null
  }
}
