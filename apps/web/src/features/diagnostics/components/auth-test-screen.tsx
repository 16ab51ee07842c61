import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

type Page = { to: string; icon: IconName; name: TextKey; note: TextKey }

/** The pages of the specification, in its order. */
const PAGES: readonly Page[] = [
  { to: '/store-login', icon: 'store', name: 'diagnostics.page.storeLogin', note: 'diagnostics.page.storeLoginNote' },
  { to: '/password-setup', icon: 'lock', name: 'diagnostics.page.passwordSetup', note: 'diagnostics.page.passwordSetupNote' },
  { to: '/email-passcode', icon: 'mail', name: 'diagnostics.page.emailPasscode', note: 'diagnostics.page.emailPasscodeNote' },
  { to: '/store-dashboard', icon: 'home', name: 'diagnostics.page.dashboard', note: 'diagnostics.page.dashboardNote' },
  { to: '/store-dashboard-enhanced', icon: 'table', name: 'diagnostics.page.orders', note: 'diagnostics.page.ordersNote' },
  { to: '/shopkeeper-signup', icon: 'edit', name: 'diagnostics.page.signup', note: 'diagnostics.page.signupNote' },
]

const GUIDES = ['phone', 'passcode', 'password', 'signup', 'refused'] as const
const STEPS = ['1', '2', '3', '4'] as const

const PageLinks = () => {
  const { t } = useT()
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {PAGES.map(({ to, icon, name, note }) => (
        <Card as="li" key={to} className="flex list-none flex-wrap items-center gap-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
            <Icon name={icon} />
          </span>
          <div className="min-w-min flex-1">
            <p className="font-semibold">{t(name)}</p>
            <p className="text-ink-soft text-sm">{t(note)}</p>
            <bdi className="wrap-anywhere block text-ink-soft text-sm">{to}</bdi>
          </div>
          <LinkButton variant="secondary" size="sm" to={to} aria-label={`${t('diagnostics.open')} ${t(name)}`}>
            {t('diagnostics.open')}
          </LinkButton>
        </Card>
      ))}
    </ul>
  )
}

const Guides = () => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {GUIDES.map((guide) => (
        <Card as="section" key={guide}>
          <CardTitle as="h3">{t(`diagnostics.guide.${guide}.title`)}</CardTitle>
          <ol className="grid list-decimal grid-cols-1 gap-1.5 ps-5">
            {STEPS.map((step) => (
              <li key={step}>{t(`diagnostics.guide.${guide}.${step}`)}</li>
            ))}
          </ol>
        </Card>
      ))}
    </div>
  )
}

/** `/auth-test`: every sign-in method, and how to test it. */
export const AuthTestScreen = ({ isDevelopment }: { isDevelopment: boolean }) => {
  const { t } = useT()
  return (
    <>
      <AppBar
        title={t('diagnostics.authTitle')}
        subtitle={t('diagnostics.authSubtitle')}
        // The landing page belongs to the customer's entry.
        onBack={() => location.assign('/')}
        backLabel={t('common.home')}
        actions={<SettingsMenu />}
      />
      <main className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6 p-4">
        {isDevelopment && (
          <Alert
            title={t('diagnostics.codesTitle')}
            icon="message"
            action={
              <OutsideLinkButton variant="secondary" size="sm" href="/dev/outbox" target="_blank">
                {t('diagnostics.outboxPage')}
              </OutsideLinkButton>
            }
          >
            {t('diagnostics.codes')}
          </Alert>
        )}
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-lg">{t('diagnostics.pages')}</h2>
          <PageLinks />
        </section>
        <section className="grid grid-cols-1 gap-3">
          <h2 className="text-lg">{t('diagnostics.guides')}</h2>
          <Guides />
        </section>
        <p>
          <LinkButton variant="ghost" iconEnd="chevron-end" to="/test">
            {t('diagnostics.title')}
          </LinkButton>
        </p>
      </main>
    </>
  )
}
