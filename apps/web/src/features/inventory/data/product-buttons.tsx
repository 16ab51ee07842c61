import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { InventoryProduct } from './inventory-api.ts'
import { useProductNames } from './use-product-names.ts'

/** The actions on one product, handled by the screen. */
export type ProductHandlers = {
  onStock(product: InventoryProduct): void
  onEdit(product: InventoryProduct): void
  onHistory(product: InventoryProduct): void
  onDuplicate(product: InventoryProduct): void
  onLabel(product: InventoryProduct): void
  onArchive(product: InventoryProduct): void
  onActivate(product: InventoryProduct): void
  onDelete(product: InventoryProduct): void
}

/** The specified More Actions. */
const MoreActions = ({ product, handlers }: { product: InventoryProduct; handlers: ProductHandlers }) => {
  const { t } = useT()
  const names = useProductNames()
  const isActive = product.status === 'active'
  return (
    <LazyMenu
      trigger={
        <IconButton icon="more" label={t('inventory.of', { action: t('inventory.action.more'), name: names.whole(product) })} />
      }
      entries={[
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
      ]}
    />
  )
}

/** Update Stock, Edit Product and More Actions of one product. */
export const ProductButtons = ({ product, handlers }: { product: InventoryProduct; handlers: ProductHandlers }) => {
  const { t } = useT()
  const names = useProductNames()
  const named = (action: string) => t('inventory.of', { action, name: names.whole(product) })
  return (
    <span className="flex w-full items-center justify-end gap-1">
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
      <IconButton icon="edit" label={named(t('inventory.action.edit'))} onClick={() => handlers.onEdit(product)} />
      <MoreActions product={product} handlers={handlers} />
    </span>
  )
}
