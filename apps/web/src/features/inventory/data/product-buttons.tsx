import type { Permission } from '@jhola/contract/staff/permissions'
import { useMay } from '../../../domain/account/use-may.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'
import type { InventoryProduct } from './inventory-api.ts'
import { useProductNames } from './use-product-names.ts'

/** The actions on one product, handled by the screen. */
export type ProductHandlers = {
  onStock(product: InventoryProduct): void
  onEdit(product: InventoryProduct): void
  onHistory(product: InventoryProduct): void
  onDuplicate(product: InventoryProduct): void
  onLabel(product: InventoryProduct): void
  onShelf(product: InventoryProduct): void
  onArchive(product: InventoryProduct): void
  onActivate(product: InventoryProduct): void
  onDelete(product: InventoryProduct): void
}

/** The right that an entry needs; the others only show something. */
const NEEDED_FOR_ENTRY: Readonly<Record<string, Permission>> = {
  shelf: 'stock',
  duplicate: 'products.edit',
  archive: 'products.edit',
  activate: 'products.edit',
  delete: 'deletes',
}

/** The specified More Actions. */
const MoreActions = ({ product, handlers }: { product: InventoryProduct; handlers: ProductHandlers }) => {
  const { t } = useT()
  const names = useProductNames()
  const may = useMay()
  const isActive = product.status === 'active'
  const entries: MenuEntry[] = [
        { key: 'shelf', icon: 'package', label: t('inventory.action.shelf'), onSelect: () => handlers.onShelf(product) },
        { key: 'history', icon: 'clock', label: t('inventory.action.history'), onSelect: () => handlers.onHistory(product) },
        { key: 'duplicate', icon: 'copy', label: t('inventory.action.duplicate'), onSelect: () => handlers.onDuplicate(product) },
        { key: 'label', icon: 'print', label: t('inventory.action.label'), onSelect: () => handlers.onLabel(product) },
        isActive
          ? { key: 'archive', icon: 'eye-off', label: t('inventory.action.archive'), onSelect: () => handlers.onArchive(product) }
          : {
              key: 'activate',
              icon: 'store',
              label: t('inventory.action.activate'),
              onSelect: () => handlers.onActivate(product),
            },
        {
          key: 'delete',
          icon: 'trash',
          danger: true,
          label: t('inventory.action.delete'),
          onSelect: () => handlers.onDelete(product),
        },
      ]
  return (
    <LazyMenu
      trigger={
        <IconButton icon="more" label={t('inventory.of', { action: t('inventory.action.more'), name: names.whole(product) })} />
      }
      entries={entries.filter(({ key }) => may(NEEDED_FOR_ENTRY[key] ?? 'products.see'))}
    />
  )
}

/** Update Stock, Edit Product and More Actions of one product. */
export const ProductButtons = ({ product, handlers }: { product: InventoryProduct; handlers: ProductHandlers }) => {
  const { t } = useT()
  const names = useProductNames()
  const may = useMay()
  const named = (action: string) => t('inventory.of', { action, name: names.whole(product) })
  return (
    <span className="flex w-full items-center justify-end gap-1">
      {may('stock') && (
        <>
          <Button
            size="sm"
            variant="secondary"
            icon="package"
            className="grow md:max-[96rem]:hidden md:in-data-[font-size=large]:hidden"
            aria-label={named(t('inventory.action.stock'))}
            onClick={() => handlers.onStock(product)}
          >
            {t('inventory.action.stock')}
          </Button>
          <IconButton
            icon="package"
            className="max-md:hidden min-[96rem]:not-in-data-[font-size=large]:hidden"
            label={named(t('inventory.action.stock'))}
            onClick={() => handlers.onStock(product)}
          />
        </>
      )}
      {may('products.edit') && (
        <IconButton icon="edit" label={named(t('inventory.action.edit'))} onClick={() => handlers.onEdit(product)} />
      )}
      <MoreActions product={product} handlers={handlers} />
    </span>
  )
}
