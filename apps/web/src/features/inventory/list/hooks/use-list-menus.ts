import { STOCK_MODES } from '@jhola/contract/availability/stock-modes'
import type { Needs } from '@jhola/contract/staff/permissions'
import { useMay } from '../../../../domain/account/use-may.ts'
import { useShopPreferences } from '../../../../domain/preferences/shop-preferences.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../../shared/navigation/navigation.tsx'
import { canReadCodes } from '../../../../shared/scan/code-reader.ts'
import type { MenuEntry } from '../../../../shared/ui/menu.tsx'
import { countPath } from '../../count/count-address.ts'
import type { InventoryProduct } from '../../data/inventory-api.ts'
import { toFilterQuery } from '../../data/list-address.ts'
import type { ProductActions } from '../../data/use-product-actions.ts'
import { labelsPath } from '../../labels/labels-path.ts'
import { useSetModes } from '../../shelf/use-set-modes.ts'
import type { InventoryState } from './use-inventory.ts'
import type { OpenDialog } from './use-open-dialog.ts'

type MenusOf = {
  inventory: InventoryState
  /** The selected products. */
  chosen: readonly InventoryProduct[]
  open(part: OpenDialog): void
  act: ProductActions['act']
  onAdd(): void
}

/** The right that an entry needs; the others only show something. */
const NEEDED_FOR_ENTRY: Readonly<Record<string, Needs>> = {
  add: 'products.edit',
  upload: 'imports',
  export: { all: ['products.see', 'exports'] },
  prices: 'prices',
  starter: { all: ['products.edit', 'prices', 'stock'] },
  modes: 'stock',
  count: 'stock',
  counted: 'stock',
  available: 'stock',
  ask_first: 'stock',
  archive: 'products.edit',
  activate: 'products.edit',
  delete: 'deletes',
}

/** The actions on the whole filtered list; empty when it has no products. */
const useListEntries = ({ inventory: { shown, list }, open }: MenusOf): MenuEntry[] => {
  const { t } = useT()
  const { expiryDays } = useShopPreferences().inventory
  const count = list.data?.total ?? 0
  if (count === 0) return []
  const filter = toFilterQuery(shown, expiryDays)
  return [
    {
      key: 'export',
      icon: 'download',
      label: t('inventory.dial.export'),
      onSelect: () => open({ kind: 'export', what: filter, count }),
    },
    {
      key: 'prices',
      icon: 'rupee',
      label: t('inventory.dial.prices'),
      onSelect: () => open({ kind: 'prices', goods: { filter }, count }),
    },
  ]
}

/** The specified speed dial. */
const useQuickEntries = (menus: MenusOf): MenuEntry[] => {
  const { t } = useT()
  const navigate = useNavigate()
  const { open, onAdd } = menus
  const ofList = useListEntries(menus)
  const scan: MenuEntry[] = canReadCodes()
    ? [{ key: 'scan', icon: 'scan', label: t('inventory.dial.scan'), onSelect: () => open({ kind: 'scan' }) }]
    : []
  return [
    { key: 'add', icon: 'plus', label: t('inventory.dial.add'), onSelect: onAdd },
    { key: 'upload', icon: 'upload', label: t('inventory.dial.upload'), onSelect: () => open({ kind: 'upload' }) },
    ...scan,
    ...ofList,
    { key: 'starter', icon: 'list', label: t('inventory.starterCatalogue'), onSelect: () => navigate('/inventory/starter') },
    { key: 'count', icon: 'edit', label: t('inventory.dial.count'), onSelect: () => navigate(countPath({})) },
    { key: 'modes', icon: 'package', label: t('inventory.dial.modes'), onSelect: () => open({ kind: 'modes' }) },
  ]
}

/** The specified Bulk Actions for the selected products, and our additions. */
const useBulkEntries = ({ chosen, open, act }: MenusOf): MenuEntry[] => {
  const { t } = useT()
  const { mutate: setModes } = useSetModes()
  const navigate = useNavigate()
  const ids = chosen.map(({ id }) => id)
  const count = chosen.length
  return [
    {
      key: 'export',
      icon: 'download',
      label: t('inventory.bulk.export'),
      onSelect: () => open({ kind: 'export', what: { ids: ids.join(',') }, count }),
    },
    {
      key: 'prices',
      icon: 'rupee',
      label: t('inventory.bulk.prices'),
      onSelect: () => open({ kind: 'prices', goods: { ids }, count }),
    },
    { key: 'labels', icon: 'print', label: t('inventory.bulk.labels'), onSelect: () => navigate(labelsPath(chosen)) },
    ...STOCK_MODES.map(
      (mode): MenuEntry => ({
        key: mode,
        icon: 'package',
        label: t(`inventory.shelf.${mode}`),
        // What becomes counted needs a count, or customers read that it is out of stock.
        onSelect: () =>
          mode === 'counted' && chosen.some((one) => one.stock_mode !== 'counted')
            ? navigate(countPath({ ids, becomes: true }))
            : setModes({ scope: 'products', ids, mode }),
      }),
    ),
    {
      key: 'archive',
      icon: 'eye-off',
      label: t('inventory.bulk.archive'),
      onSelect: () => open({ kind: 'archive', products: chosen }),
    },
    {
      key: 'activate',
      icon: 'store',
      label: t('inventory.bulk.activate'),
      onSelect: () => act({ action: 'activate', products: chosen }),
    },
    {
      key: 'delete',
      icon: 'trash',
      danger: true,
      label: t('inventory.bulk.delete'),
      onSelect: () => open({ kind: 'delete', products: chosen }),
    },
  ]
}

/** The entries of the speed dial and of the selection bar. */
export const useListMenus = (menus: MenusOf) => {
  const may = useMay()
  const allowed = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.filter(({ key }) => may(NEEDED_FOR_ENTRY[key] ?? 'products.see'))
  return { quick: allowed(useQuickEntries(menus)), bulk: allowed(useBulkEntries(menus)) }
}
