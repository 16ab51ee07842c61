import type { ReactNode } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { preferencesPath } from '../../../domain/preferences/preferences-address.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LazyMenu } from '../../../shared/lazy/lazy-menu.tsx'
import { useLocation, useNavigate } from '../../../shared/navigation/navigation.tsx'
import type { IconName } from '../../../shared/ui/icon.tsx'
import { IconButton, IconLink } from '../../../shared/ui/icon-button.tsx'
import type { MenuEntry } from '../../../shared/ui/menu.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { DENSITIES, type Density, densityStore, useDensity } from '../data/density.ts'
import { ORDER_VIEWS, type OrderView } from '../data/table-filters.ts'
import { useLiveOrders } from '../live/live-orders.tsx'
import { WaitingLists } from '../photo-lists/waiting-lists.tsx'
import { UnreadThreads } from './unread-threads.tsx'
import type { BoardSearchState } from './use-board-filter.ts'

const VIEW_ICONS: Record<OrderView, IconName> = { board: 'receipt', table: 'table', grid: 'grid', list: 'list' }
const DENSITY_ICONS: Record<Density, IconName> = { compact: 'list', comfortable: 'receipt' }

export type ToolProps = { view: OrderView; onView(view: OrderView): void; onRefresh(): void; search: BoardSearchState }

/** The looks of the orders as entries of a menu: the view, and how much a card shows. */
const useLookEntries = ({ view, onView }: ToolProps): MenuEntry[] => {
  const { t } = useT()
  const density = useDensity()
  const views = ORDER_VIEWS.map((one) => ({
    key: one,
    label: t(`orders.board.list.look.${one}`),
    icon: VIEW_ICONS[one],
    chosen: one === view,
    onSelect: () => onView(one),
  }))
  const densities = DENSITIES.map((one) => ({
    key: one,
    label: t(`orders.board.tools.${one}`),
    icon: DENSITY_ICONS[one],
    chosen: one === density,
    onSelect: () => densityStore.write(one),
  }))
  return view === 'board' ? [...views, ...densities] : views
}

/** What needs no place of its own on a phone. */
const More = (props: ToolProps) => {
  const { t } = useT()
  const navigate = useNavigate()
  const place = useLocation()
  const looks = useLookEntries(props)
  return (
    <span className="for-readers">
      <LazyMenu
        trigger={<IconButton icon="sliders" label={t('orders.board.tools.more')} />}
        entries={[
          ...looks,
          { key: 'refresh', label: t('common.refresh'), icon: 'refresh', onSelect: props.onRefresh },
          {
            key: 'notifications',
            label: t('orders.board.notifications'),
            icon: 'bell',
            onSelect: () => void navigate(preferencesPath(place, 'notifications')),
          },
        ]}
      />
    </span>
  )
}

/** One tap to everything that is to be packed. */
const Picks = () => {
  const { t } = useT()
  const mayPack = useMay()('orders.pack')
  return mayPack ? <IconLink icon="prepare" label={t('orders.board.picks')} to="/store/picking" /> : null
}

/** Opens the search; the list has its own. */
const Search = ({ view, search }: ToolProps) => {
  const { t } = useT()
  if (view !== 'board') return null
  return (
    <span className="for-readers">
      <IconButton
        icon="search"
        tone={search.isOn ? 'solid' : 'plain'}
        label={t('orders.board.tools.search')}
        aria-expanded={search.isOpen}
        aria-keyshortcuts="/"
        onClick={search.isOpen ? search.close : search.open}
      />
    </span>
  )
}

/** The tools of a narrow board, at the end of the row of tabs. */
const NarrowTools = (props: ToolProps) => (
  <span className="flex shrink-0">
    <WaitingLists isWide={false} />
    <Search {...props} />
    <Picks />
    <More {...props} />
  </span>
)

/** The tools of a wide board: one row. `testOrder`: how to create a test order. */
const WideTools = ({ testOrder, ...props }: ToolProps & { testOrder: ReactNode }) => {
  const { t } = useT()
  const { board } = useLiveOrders()
  const { view, onView, onRefresh } = props
  return (
    <div className="flex min-h-11 items-center gap-2">
      {/* 48 px for a finger, less for a mouse. */}
      <span className="for-readers [&>fieldset]:p-0.5 pointer-fine:[&_label]:min-h-9">
        <SegmentedControl
          label={t('orders.board.view.name')}
          segments={ORDER_VIEWS.map((one) => ({
            value: one,
            icon: VIEW_ICONS[one],
            iconOnlyLabel: t(`orders.board.list.look.${one}`),
            label: <span className="max-xl:hidden">{t(`orders.board.list.look.${one}`)}</span>,
          }))}
          value={view}
          onChange={onView}
        />
      </span>
      <span className="ms-auto flex items-center justify-end gap-1">
        <WaitingLists isWide />
        {testOrder}
        <Search {...props} />
        <Picks />
        <IconButton icon="refresh" label={t('common.refresh')} disabled={board.isFetching} onClick={onRefresh} />
        <More {...props} />
      </span>
    </div>
  )
}

/** The tools of the board, by its width; and what the cards show of messages, which is loaded with them. */
export const BoardTools = ({ isWide, ...props }: ToolProps & { isWide: boolean; testOrder: ReactNode }) => (
  <>
    <UnreadThreads />
    {isWide ? <WideTools {...props} /> : <NarrowTools {...props} />}
  </>
)
