import type { ReactNode } from 'react'
import { SwitchPersonLink } from '../../../domain/account/switch-person-link.tsx'
import { useSignOut } from '../../../domain/account/use-sign-out.ts'
import { counterDraftStore } from '../../../domain/orders/counter-order-draft.ts'
import { preferencesPath } from '../../../domain/preferences/preferences-address.ts'
import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { SkipLink } from '../../../domain/shell/skip-link.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { flushBeforeSignOut } from '../../../shared/navigation/before-sign-out.ts'
import { useLocation, useNavigate } from '../../../shared/navigation/navigation.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { IconButton, IconLink } from '../../../shared/ui/icon-button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

type ShellProps = {
  title: string
  subtitle?: ReactNode
  backTo?: string
  /** A notice across the page, e.g. that the device is offline. */
  notice?: ReactNode
  /** Additional links in the header, before the settings. */
  actions?: ReactNode
  children: ReactNode
}

/** Frame of every counter screen: title, settings, sign-out. */
export const CounterShell = ({ title, subtitle, backTo, notice, actions, children }: ShellProps) => {
  const { t } = useT()
  const navigate = useNavigate()
  const place = useLocation()
  const finish = async () => {
    const remaining = await flushBeforeSignOut()
    if (remaining > 0) toast.info(t('orders.actions.queue.kept', { count: remaining }))
  }
  const leave = () => {
    // The next person at this counter must not see the customer of an unfinished counter order.
    counterDraftStore.write(null)
    navigate('/store-login', { replace: true })
  }
  const { signOut } = useSignOut(leave, finish)
  return (
    <>
      <SkipLink />
      <AppBar
        wide
        title={title}
        {...(subtitle ? { subtitle } : {})}
        {...(backTo ? { backTo } : {})}
        actions={
          <>
            {actions}
            <SwitchPersonLink />
            <IconLink icon="sliders" label={t('orders.board.preferences')} to={preferencesPath(place, 'accessibility')} />
            <SettingsMenu />
            <IconButton icon="logout" label={t('common.logout')} onClick={() => void signOut()} />
          </>
        }
      />
      <div className="sticky top-16 z-10 print:hidden">{notice}</div>
      <main id="content" className="mx-auto w-full max-w-screen-xl p-4">
        {children}
      </main>
    </>
  )
}
