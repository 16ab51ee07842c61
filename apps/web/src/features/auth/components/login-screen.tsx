import type { SignInRole, User } from '@jhola/contract/auth/schema'
import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Tabs } from '../../../shared/ui/tabs.tsx'
import { usePhoneCode } from '../hooks/use-phone-code.ts'
import { startPath } from '../safe-return-path.ts'
import { PhoneCodeEntry, PhoneEntry } from './phone-steps.tsx'
import { RoleSwitch } from './role-switch.tsx'
import { DevelopmentHint, SignInMethod } from './sign-in-method.tsx'

/** Downloaded after the page, so that it costs nobody else anything. */
const PasskeyPart = lazyPart(() => import('./passkey-button.tsx').then((module) => module.PasskeyButton))
/** Most people sign in by number: the other tab is downloaded when it is chosen. */
const EmailPart = lazyPart(() => import('./password-form.tsx').then((module) => module.EmailPanel))

type WaysProps = { role: SignInRole; onRole(role: SignInRole): void; onSignedIn(user: User): void }

/** Phone number or email of one role; the code step has neither the role switch nor the tabs. */
const Ways = ({ role, onRole, onSignedIn }: WaysProps) => {
  const { t } = useT()
  const [way, setWay] = useState<'phone' | 'email'>('phone')
  const entry = usePhoneCode({ role, onSignedIn })
  if (entry.isAsked) return <PhoneCodeEntry entry={entry} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <RoleSwitch role={role} onChange={onRole} />
      <Tabs
        label={t('auth.ways')}
        value={way}
        onChange={setWay}
        tabs={[
          { value: 'phone', label: t('auth.tabPhone'), icon: 'phone' },
          { value: 'email', label: t('auth.tabEmail'), icon: 'mail' },
        ]}
      >
        {way === 'phone' ? (
          <PhoneEntry entry={entry} />
        ) : (
          <EmailPart part={{ role, onSignedIn }} whileLoading={<Skeleton className="h-80" />} />
        )}
      </Tabs>
      {role === 'store_owner' && <PasskeyPart part={{ onSignedIn }} />}
    </div>
  )
}

type LoginScreenProps = {
  development: boolean
  wanted: SafePath | null
  /** After a sign-up the specified success message is shown above the form. */
  isNewAccount: boolean
  leave(to: SafePath): void
}

/** `/login`: customers and owners, with an OTP or a password. */
export const LoginScreen = ({ development, wanted, isNewAccount, leave }: LoginScreenProps) => {
  const { t } = useT()
  const [role, setRole] = useState<SignInRole>('customer')
  return (
    <SignInMethod
      to={role === 'customer' ? 'customer' : 'shop'}
      title={t(role === 'customer' ? 'auth.welcome' : 'auth.title')}
      intro={t(role === 'customer' ? 'auth.welcomeIntro' : 'auth.intro')}
      below={
        <>
          <OutsideLinkButton variant="ghost" fullWidth iconEnd="chevron-end" href="/search">
            {t('auth.guest')}
          </OutsideLinkButton>
          {development && <DevelopmentHint />}
        </>
      }
    >
      {isNewAccount && <Alert tone="success">{t('auth.accountCreated')}</Alert>}
      <Ways key={role} role={role} onRole={setRole} onSignedIn={(user) => leave(startPath(user, wanted))} />
    </SignInMethod>
  )
}
