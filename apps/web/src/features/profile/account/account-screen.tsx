import { useQuery } from '@tanstack/react-query'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

const ChoicesPart = lazyPart(() => import('../../../domain/shell/settings-panel.tsx').then((module) => module.SettingsChoices))
const DevicePart = lazyPart(() => import('../privacy/device-card.tsx').then((module) => module.DeviceCard))
const AddressesPart = lazyPart(() => import('./device-addresses.tsx').then((module) => module.DeviceAddresses))

/** Who is signed in, or the way in. Nobody needs an account, so a server that does not answer hides nothing else. */
const Person = () => {
  const { t } = useT()
  const me = useQuery({ ...apiQuery('GET /auth/me', {}), retry: false })
  const user = me.data?.user
  if (me.isPending) return <Skeleton className="h-28 rounded-lg" />
  return (
    <Card as="section" className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0 flex-1">
        <p className={user ? 'font-bold text-lg' : 'text-ink-soft'}>
          {user ? <bdi>{user.name || user.phone || user.email}</bdi> : t('nav.signInHint')}
        </p>
      </div>
      {user ? (
        <LinkButton to="/profile" variant="secondary" icon="user">
          {t('common.myProfile')}
        </LinkButton>
      ) : (
        <LinkButton to="/login?from=%2Faccount" icon="user">
          {t('nav.signIn')}
        </LinkButton>
      )}
      {user && user.store_id !== null && (
        <OutsideLinkButton variant="secondary" icon="store" href="/store-dashboard">
          {user.store_name}
        </OutsideLinkButton>
      )}
    </Card>
  )
}

const LINKS: readonly { to: string; icon: IconName; text: TextKey }[] = [
  { to: '/orders', icon: 'receipt', text: 'common.myOrders' },
  { to: '/cart', icon: 'bag', text: 'common.cart' },
]
const FURTHER: readonly { to: string; icon: IconName; text: TextKey }[] = [
  { to: '/help', icon: 'info', text: 'nav.footer.help' },
  { to: '/contact', icon: 'phone', text: 'nav.footer.contact' },
  { to: '/privacy', icon: 'lock', text: 'nav.footer.privacy' },
  { to: '/grievance', icon: 'message', text: 'nav.footer.grievance' },
  { to: '/terms', icon: 'text', text: 'nav.footer.terms' },
  { to: '/store-login', icon: 'store', text: 'nav.shopkeepers' },
]

/** Plain links: some of the pages are of the other entry. */
const Links = ({ of }: { of: typeof LINKS }) => {
  const { t } = useT()
  return (
    <ul>
      {of.map(({ to, icon, text }) => (
        <li key={to} className="border-line border-b last:border-0">
          <a href={to} className="flex min-h-12 items-center gap-3 px-4 hover:bg-sunken">
            <Icon name={icon} className="text-brand" />
            <span className="flex-1">{t(text)}</span>
            <Icon name="chevron-end" className="text-ink-soft" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Everything of the person that is no order: for people without an account too, because the phone keeps it. */
export const AccountScreen = () => {
  const { t } = useT()
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4 p-4">
        <h1 className="text-2xl">{t('nav.account')}</h1>
        <Person />
        <Card padding="none" as="section" aria-label={t('common.myOrders')}>
          <Links of={LINKS} />
        </Card>
        <Card as="section" aria-labelledby="looks">
          <CardTitle>
            <span id="looks">{t('nav.looks')}</span>
          </CardTitle>
          <ChoicesPart part={{}} whileLoading={<Skeleton className="h-96 rounded-lg" />} />
        </Card>
        <DevicePart part={{}} whileLoading={<Skeleton className="h-28 rounded-lg" />} />
        <AddressesPart part={{}} />
        <Card padding="none" as="section" aria-label={t('nav.footer.name')}>
          <Links of={FURTHER} />
        </Card>
      </main>
    </>
  )
}
