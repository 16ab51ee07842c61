import type { Needs } from '@jhola/contract/staff/permissions'
import { useMay } from '../../domain/account/use-may.ts'
import { PREFERENCE_SECTIONS, preferencesPath } from '../../domain/preferences/preferences-address.ts'
import type { SearchPage } from '../../features/counter-search/use-result-groups.tsx'
import { SECTION_IDS, SECTIONS, sectionPath } from '../../features/stores/settings/sections.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../shared/i18n/texts.ts'
import { useArea } from '../../shared/i18n/use-area.ts'
import { useLocation } from '../../shared/navigation/navigation.tsx'
import type { IconName } from '../../shared/ui/icon.tsx'
import { TOOLS, type ToolId } from './tools.ts'

/** Other words for a tool, in English: people look for the name that they know from elsewhere. */
const TERMS: Record<ToolId, string> = {
  create: 'new order create bill sale counter phone',
  home: 'home dashboard overview open close pause busy',
  orders: 'orders board queue accept incoming',
  picking: 'pick list packing prepare items',
  deliveries: 'delivery deliveries rider dispatch',
  stock: 'stock inventory products items prices goods',
  money: 'money payments cash upi refunds drawer day',
  staff: 'staff people helpers roles permissions pin',
  settings: 'store settings shop profile setup',
  help: 'help support contact guide',
}

type FurtherPage = { label: TextKey; icon: IconName; to: string; needs: Needs; terms: string }

/** Pages inside a tool. */
const FURTHER: readonly FurtherPage[] = [
  {
    label: 'orders.board.allOrders',
    icon: 'table',
    to: '/store/orders?view=table',
    needs: 'orders.see',
    terms: 'all orders list table history export file',
  },
  {
    label: 'counter.page.count',
    icon: 'scale',
    to: '/inventory/count',
    needs: 'stock',
    terms: 'count the stock quantities',
  },
  {
    label: 'counter.page.upload',
    icon: 'upload',
    to: '/inventory/upload',
    needs: 'imports',
    terms: 'upload import products file csv excel',
  },
  {
    label: 'counter.page.starter',
    icon: 'grid',
    to: '/inventory/starter',
    needs: { all: ['products.edit', 'prices', 'stock'] },
    terms: 'starter catalogue usual goods fill shelf',
  },
]

/** What is left to do in a new shop; its text is loaded with the search. */
const SET_UP = {
  to: '/store/set-up',
  icon: 'check-circle' as const,
  terms: 'set up setup start new shop steps poster qr test order',
}

/** The pages that this person may open, for the search. */
export const useSearchPages = (): SearchPage[] => {
  const { t } = useT()
  const may = useMay()
  const place = useLocation()
  const hasSettings = useArea('stores.settings')
  const hasPreferences = useArea('preferences')
  const hasSetUp = useArea('stores.set-up')
  const tools = TOOLS.filter(({ needs }) => may(needs)).map(({ id, label, icon, to }) => ({
    to,
    icon,
    label: t(label),
    terms: TERMS[id],
  }))
  const further = FURTHER.filter(({ needs }) => may(needs)).map(({ label, ...page }) => ({ ...page, label: t(label) }))
  // The people of the shop are a tool of their own above.
  const settings = SECTION_IDS.filter((id) => hasSettings && may('settings') && id !== 'people').map((id) => ({
    to: sectionPath(id),
    icon: SECTIONS[id].icon,
    label: t(SECTIONS[id].title),
    hint: t('orders.board.settings'),
    terms: `settings ${id}`,
  }))
  const preferences = PREFERENCE_SECTIONS.filter(() => hasPreferences).map((section) => ({
    to: preferencesPath(place, section),
    icon: 'sliders' as const,
    label: t(`preferences.section.${section}`),
    hint: t('orders.board.preferences'),
    terms: `preferences ${section.replace('-', ' ')}`,
  }))
  const setUp = hasSetUp && may('settings') ? [{ ...SET_UP, label: t('stores.set-up.title') }] : []
  return [...tools, ...further, ...setUp, ...settings, ...preferences]
}
