import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { SettingsMenu } from '../../../shared/shell/settings-menu.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Logo } from '../../../shared/ui/logo.tsx'
import { useStoreLogin } from '../hooks/use-store-login.ts'
import { LOGIN_STEPS } from './login-steps.tsx'

/** What waits behind the door; only what is really there. */
const PROMISES: readonly { icon: IconName; key: TextKey }[] = [
  { icon: 'bell-ring', key: 'auth.promiseRing' },
  { icon: 'check-circle', key: 'auth.promiseSteps' },
  { icon: 'print', key: 'auth.promisePrint' },
]

const Promises = () => {
  const { t } = useT()
  return (
    <section
      className="stitched grid min-h-126 content-center gap-6 self-start rounded-xl bg-cloth p-10 text-on-cloth max-lg:hidden"
      aria-label={t('auth.promiseTitle')}
    >
      <h2 className="text-2xl">{t('auth.promiseTitle')}</h2>
      <ul className="grid gap-5">
        {PROMISES.map(({ icon, key }) => (
          <li key={key} className="flex items-center gap-4">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-action text-on-action">
              <Icon name={icon} size="md" />
            </span>
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const DevelopmentHint = () => {
  const { t } = useT()
  return (
    <p className="rounded-lg border border-line-strong border-dashed p-3 text-center text-ink-soft text-sm">
      {t('auth.demoHint')}
      <a
        className="flex min-h-11 items-center justify-center font-semibold text-brand underline"
        href="/dev/outbox"
        target="_blank"
        rel="noreferrer"
      >
        {t('auth.developmentHint')}
      </a>
    </p>
  )
}

/** The owner's way in: by the shop's phone and a one-time code. */
export const StoreLoginScreen = ({ development }: { development: boolean }) => {
  const { t } = useT()
  const login = useStoreLogin()
  const Step = LOGIN_STEPS[login.mode]
  return (
    <div className="flex min-h-dvh flex-col weave">
      <header className="mx-auto flex w-full max-w-4xl items-center justify-between p-4">
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
        <SettingsMenu />
      </header>
      <main className="mx-auto grid w-full max-w-md grid-cols-1 content-start gap-4 p-4 lg:max-w-4xl lg:grid-cols-2 lg:gap-6 lg:pt-12">
        <Promises />
        <div className="grid grid-cols-1 content-start gap-3">
          <Card padding="none" className="grid grid-cols-1 gap-5 p-5 md:p-6">
            <div>
              <h1 className="text-2xl">{t(login.mode === 'otp' ? 'auth.codeTitle' : 'auth.title')}</h1>
              {login.mode === 'method' && <p className="mt-1 text-ink-soft">{t('auth.intro')}</p>}
            </div>
            <Step login={login} />
          </Card>
          {login.mode !== 'success' && (
            <OutsideLinkButton href="/" variant="ghost" fullWidth>
              {t('auth.forCustomers')}
            </OutsideLinkButton>
          )}
          {development && login.mode !== 'success' && <DevelopmentHint />}
        </div>
      </main>
    </div>
  )
}
