import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation.tsx'
import { SettingsMenu } from '../../../shared/shell/settings-menu.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** Ends the session here and on the server, forgets everything that was read with it, and goes to the sign-in page. */
const useLogout = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await api('POST /auth/logout')
    } catch {
      // Still signed in on the server: saying otherwise would leave the shop open to the next person.
      toast.error(tError('network.offline'))
      return
    }
    await navigate('/store-login', { replace: true })
    client.clear()
    toast.success(t('counter.loggedOut'))
  }
}

type ShellProps = {
  title: string
  subtitle?: ReactNode
  backTo?: string
  /** A word across the whole page, such as that the device is offline. */
  notice?: ReactNode
  /** Further doors in the head, before the settings. */
  actions?: ReactNode
  children: ReactNode
}

/** Frame of every counter screen: title, settings, logout. */
export const CounterShell = ({ title, subtitle, backTo, notice, actions, children }: ShellProps) => {
  const { t } = useT()
  const logout = useLogout()
  return (
    <>
      <AppBar
        wide
        title={title}
        {...(subtitle ? { subtitle } : {})}
        {...(backTo ? { backTo } : {})}
        actions={
          <>
            {actions}
            <SettingsMenu />
            <IconButton icon="logout" label={t('counter.logout')} onClick={() => void logout()} />
          </>
        }
      />
      <div className="sticky top-16 z-10 print:hidden">{notice}</div>
      <main className="mx-auto w-full max-w-screen-xl p-4">{children}</main>
    </>
  )
}
