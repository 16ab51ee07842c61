import type { ReactNode } from 'react'
import { useSignOut } from '../../../domain/account/use-sign-out.ts'
import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { SkipLink } from '../../../domain/shell/skip-link.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Link, useLocation } from '../../../shared/navigation/navigation.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'

const PAGES: readonly { to: string; icon: IconName; key: TextKey }[] = [
  { to: '/admin/stores', icon: 'store', key: 'admin.stores' },
  { to: '/admin/audit', icon: 'shield', key: 'admin.audit' },
  { to: '/admin/stories', icon: 'message', key: 'admin.stories' },
  { to: '/admin/grievances', icon: 'alert', key: 'admin.grievances' },
  { to: '/admin/area-wishes', icon: 'pin', key: 'admin.wishes' },
  { to: '/admin/security', icon: 'lock', key: 'admin.security' },
  { to: '/test', icon: 'check-circle', key: 'admin.test' },
]

/** On a phone not all links fit: scrolls the current page's link into view. */
const comeIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ inline: 'center', block: 'nearest' })

const AdminPages = () => {
  const { t } = useT()
  const { pathname } = useLocation()
  return (
    <nav aria-label={t('admin.area')} className="no-scrollbar -mx-4 flex gap-1 overflow-x-auto px-4">
      {PAGES.map(({ to, icon, key }) => {
        const isHere = pathname === to
        return (
          <Link
            key={to}
            to={to}
            aria-current={isHere ? 'page' : undefined}
            ref={isHere ? comeIntoView : undefined}
            className={cx(
              'relative inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap px-3 font-semibold eases -outline-offset-4',
              isHere ? 'text-brand' : 'text-ink-soft hover:text-ink',
            )}
          >
            {isHere && <span aria-hidden className="absolute inset-x-2 bottom-0 h-1 rounded-full bg-brand" />}
            <Icon name={icon} />
            {t(key)}
          </Link>
        )
      })}
    </nav>
  )
}

/** Frame of the admin screens: title, links, settings, sign-out. The sign-in page belongs to the customer's entry. */
export const AdminShell = ({ title, subtitle, children }: { title: string; subtitle?: ReactNode; children: ReactNode }) => {
  const { t } = useT()
  const { signOut, isBusy } = useSignOut(() => location.replace('/login'))
  return (
    <>
      <SkipLink />
      <AppBar
        wide
        title={title}
        {...(subtitle ? { subtitle } : {})}
        actions={
          <>
            <SettingsMenu />
            <IconButton icon="logout" label={t('common.logout')} disabled={isBusy} onClick={() => void signOut()} />
          </>
        }
      >
        <AdminPages />
      </AppBar>
      <main id="content" className="mx-auto grid w-full max-w-screen-xl grid-cols-1 gap-5 p-4">
        {children}
      </main>
    </>
  )
}
