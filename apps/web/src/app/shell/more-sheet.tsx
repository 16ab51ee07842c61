import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SWITCH_PATH, sharedDeviceStore } from '../../domain/account/shared-device.ts'
import { useMay } from '../../domain/account/use-may.ts'
import { preferencesPath } from '../../domain/preferences/preferences-address.ts'
import { ownStoreQuery } from '../../features/dashboard/hooks/use-availability.ts'
import { useStoredValue } from '../../shared/device-store/stored-value.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { Link, useLocation } from '../../shared/navigation/navigation.tsx'
import { cx } from '../../shared/ui/cx.ts'
import { Drawer } from '../../shared/ui/drawer.tsx'
import { Icon, type IconName } from '../../shared/ui/icon.tsx'
import { useShellDialogs } from './shell-dialogs.ts'
import { barTools, helpPath, TOOLS, toolAt } from './tools.ts'

const TILE =
  'eases presses flex min-h-20 flex-col items-center justify-center gap-1.5 rounded-lg border border-line bg-paper p-2 text-center font-medium text-sm leading-tight hover:bg-brand-soft'
const LINE = 'eases flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start hover:bg-sunken'

/** The tools that have no place in the bar. */
const FurtherTools = ({ onChosen }: { onChosen(): void }) => {
  const { t } = useT()
  const may = useMay()
  const current = toolAt(useLocation())
  const inBar = barTools(may)
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {TOOLS.filter((tool) => may(tool.needs) && !inBar.includes(tool)).map((tool) => (
        <li key={tool.id} className="grid">
          <Link
            to={tool.id === 'help' ? helpPath(current) : tool.to}
            onClick={onChosen}
            aria-current={tool === current ? 'page' : undefined}
            className={cx(TILE, tool === current && 'border-brand text-brand')}
          >
            <Icon name={tool.icon} size="md" className="text-brand" />
            <span className="max-w-full break-words">{t(tool.label)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Line = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <>
    <Icon name={icon} size="md" className="text-ink-soft" />
    <span className="min-w-0 flex-1">{children}</span>
  </>
)

/** What is about this device and this person. */
const OwnThings = ({ onChosen }: { onChosen(): void }) => {
  const { t } = useT()
  const place = useLocation()
  const open = useShellDialogs()
  const store = useQuery({ ...ownStoreQuery, enabled: false }).data?.store
  const isShared = useStoredValue(sharedDeviceStore, false)
  return (
    <div className="mt-3 grid grid-cols-1 border-line border-t pt-2">
      <Link to={preferencesPath(place, 'accessibility')} onClick={onChosen} className={LINE}>
        <Line icon="sliders">{t('orders.board.preferences')}</Line>
      </Link>
      <button type="button" className={LINE} onClick={() => open('looks')}>
        <Line icon="language">
          {t('common.language')}, {t('common.theme.name')}
        </Line>
      </button>
      {store && store.status !== 'suspended' && (
        <a href={`/store/${store.store_id}`} target="_blank" rel="noreferrer" className={LINE} onClick={onChosen}>
          <Line icon="eye">{t('orders.board.customerView')}</Line>
          <Icon name="external" className="text-ink-soft" />
        </a>
      )}
      {isShared && (
        <Link to={SWITCH_PATH} onClick={onChosen} className={LINE}>
          <Line icon="user">{t('orders.board.switchPerson')}</Line>
        </Link>
      )}
      <button type="button" className={LINE} onClick={() => open('sign-out')}>
        <Line icon="logout">{t('common.logout')}</Line>
      </button>
    </div>
  )
}

/** Everything that has no place in the bar of a phone. */
export const MoreSheet = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  return (
    <Drawer open onOpenChange={(isOpen) => isOpen || onClose()} title={t('orders.board.nav.more')}>
      <FurtherTools onChosen={onClose} />
      <OwnThings onChosen={onClose} />
    </Drawer>
  )
}
