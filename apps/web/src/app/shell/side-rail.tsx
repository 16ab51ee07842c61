import { useQuery } from '@tanstack/react-query'
import { SWITCH_PATH, sharedDeviceStore } from '../../domain/account/shared-device.ts'
import { useMay } from '../../domain/account/use-may.ts'
import { preferencesPath } from '../../domain/preferences/preferences-address.ts'
import { ownStoreQuery } from '../../features/dashboard/hooks/use-availability.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Link, useLocation } from '../../shared/navigation/navigation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { LogoMark } from '../../shared/ui/logo.tsx'
import { ToolCount } from './counts/tool-count.tsx'
import { RailButton, RailLink, RailOutside } from './rail-entry.tsx'
import { useShellDialogs } from './shell-dialogs.ts'
import { useSidebar } from './sidebar-open.ts'
import { helpPath, TOOLS, toolAt } from './tools.ts'

const PLAIN = 'text-ink hover:bg-sunken'
const CURRENT = 'bg-brand-soft font-semibold text-brand'
const MAIN = 'mb-1 bg-action font-semibold text-on-action hover:bg-action-hover'

const Tools = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useT()
  const may = useMay()
  const current = toolAt(useLocation())
  return (
    <ul className="grid grid-cols-1 gap-0.5">
      {TOOLS.filter(({ needs }) => may(needs)).map((tool) => (
        <li key={tool.id}>
          <RailLink
            icon={tool.icon}
            label={t(tool.label)}
            isOpen={isOpen}
            to={tool.id === 'help' ? helpPath(current) : tool.to}
            aria-current={tool === current ? 'page' : undefined}
            className={tool.id === 'create' ? MAIN : tool === current ? CURRENT : PLAIN}
            badge={<ToolCount of={tool.id} className={isOpen ? '' : 'absolute end-0.5 top-0.5'} />}
          />
        </li>
      ))}
    </ul>
  )
}

/** What is about this device and this person, at the foot of the rail. */
const Foot = ({ isOpen }: { isOpen: boolean }) => {
  const { t } = useT()
  const place = useLocation()
  const open = useShellDialogs()
  const store = useQuery({ ...ownStoreQuery, enabled: false }).data?.store
  const isShared = useStoredValue(sharedDeviceStore, false)
  const entry = { isOpen, className: PLAIN }
  return (
    <div className="mt-auto grid grid-cols-1 gap-0.5 border-line border-t pt-2">
      {store && store.status !== 'suspended' && (
        <RailOutside {...entry} icon="eye" label={t('orders.board.customerView')} href={`/store/${store.store_id}`} />
      )}
      <RailLink {...entry} icon="sliders" label={t('orders.board.preferences')} to={preferencesPath(place, 'accessibility')} />
      <RailButton {...entry} icon="language" label={t('common.language')} onClick={() => open('looks')} />
      {isShared && <RailLink {...entry} icon="user" label={t('orders.board.switchPerson')} to={SWITCH_PATH} />}
      <RailButton {...entry} icon="logout" label={t('common.logout')} onClick={() => open('sign-out')} />
    </div>
  )
}

/** The tools of the shop at the side of a wide screen: with their names, or as icons only. */
export const SideRail = () => {
  const { t } = useT()
  const [isOpen, toggle] = useSidebar()
  return (
    <nav
      aria-label={t('orders.board.nav.name')}
      className={cx(
        'sticky top-0 z-30 flex h-dvh shrink-0 flex-col gap-2 overflow-y-auto overflow-x-hidden border-line border-e bg-surface p-2 print:hidden',
        isOpen ? 'w-56' : 'w-16',
      )}
    >
      <div className={cx('flex min-h-10 items-center', isOpen ? 'justify-between' : 'flex-col gap-1')}>
        {isOpen && (
          <Link to="/store-dashboard" tabIndex={-1} aria-hidden className="inline-flex items-center gap-2 px-2 font-bold text-xl">
            <LogoMark className="size-8" />
            {t('common.brand')}
          </Link>
        )}
        <span className={isOpen ? 'w-11' : 'w-full'}>
          <RailButton
            icon={isOpen ? 'chevron-start' : 'menu'}
            label={t(isOpen ? 'orders.board.nav.close' : 'orders.board.nav.open')}
            isOpen={false}
            aria-expanded={isOpen}
            onClick={toggle}
            className={PLAIN}
          />
        </span>
      </div>
      <Tools isOpen={isOpen} />
      <Foot isOpen={isOpen} />
    </nav>
  )
}
