import type { SafePath } from '@jhola/contract/shared/web/return-path'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { type LoginMode, type StoreLogin, useStoreLogin } from '../hooks/use-store-login.ts'
import { onSubmit } from './code-entry.tsx'
import { EmailField } from './email-field.tsx'
import { PhoneCodeEntry, PhoneEntry } from './phone-steps.tsx'
import { ChoiceButton, DevelopmentHint, SignedIn, SignInMethod } from './sign-in-method.tsx'

/** Downloaded after the page, so that it costs nobody else anything. */
const PasskeyPart = lazyPart(() => import('./passkey-button.tsx').then((module) => module.PasskeyButton))

type StepProps = { login: StoreLogin }

const MethodStep = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChoiceButton
        icon="phone"
        title={t('auth.methodPhone')}
        hint={t('auth.methodPhoneHint')}
        onChoose={() => login.show('phone')}
      />
      <ChoiceButton
        icon="mail"
        title={t('auth.methodEmail')}
        hint={t('auth.methodEmailHint')}
        onChoose={() => login.show('email')}
      />
      <PasskeyPart part={{ onSignedIn: login.enter }} />
    </div>
  )
}

const BackToOptions = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <Button variant="ghost" fullWidth onClick={() => login.show('method')}>
      {t('auth.backToOptions')}
    </Button>
  )
}

const PhoneStep = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <PhoneEntry entry={login.entry}>
      <div className="grid grid-cols-1 gap-1">
        <Button variant="ghost" fullWidth icon="mail" onClick={() => login.show('email')}>
          {t('auth.switchToEmail')}
        </Button>
        <PasskeyPart part={{ onSignedIn: login.enter }} />
        <BackToOptions login={login} />
      </div>
    </PhoneEntry>
  )
}

const CodeStep = ({ login }: StepProps) => <PhoneCodeEntry entry={login.entry} />

const EmailStep = ({ login }: StepProps) => {
  const { t } = useT()
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={onSubmit(login.goOnByEmail)}>
      <EmailField value={login.email} onChange={login.changeEmail} error={login.emailError} autoFocus />
      <Button type="submit" size="lg" fullWidth iconEnd="chevron-end">
        {t('auth.goOn')}
      </Button>
      <BackToOptions login={login} />
    </form>
  )
}

const SuccessStep = () => {
  const { t } = useT()
  return <SignedIn title={t('auth.success')} hint={t('auth.successHint')} />
}

const STEPS = { method: MethodStep, phone: PhoneStep, otp: CodeStep, email: EmailStep, success: SuccessStep } as const

const TITLES = {
  method: 'auth.title',
  phone: 'auth.title',
  email: 'auth.title',
  otp: 'auth.codeTitle',
  success: 'auth.title',
} as const satisfies Record<LoginMode, string>

const Below = ({ development }: { development: boolean }) => {
  const { t } = useT()
  return (
    <>
      <LinkButton variant="secondary" fullWidth icon="store" to="/shopkeeper-signup">
        {t('auth.registerStore')}
      </LinkButton>
      <OutsideLinkButton href="/" variant="ghost" fullWidth>
        {t('auth.forCustomers')}
      </OutsideLinkButton>
      {development && <DevelopmentHint text={t('auth.demoHint')} />}
    </>
  )
}

type StoreLoginScreenProps = {
  development: boolean
  /** The page to return to. */
  wanted: SafePath | null
  leave(to: SafePath): void
}

/** `/store-login`: the owner's sign-in, with the shop's phone or through the email page. */
export const StoreLoginScreen = ({ development, wanted, leave }: StoreLoginScreenProps) => {
  const { t } = useT()
  const login = useStoreLogin({ wanted, leave })
  const Step = STEPS[login.mode]
  return (
    <SignInMethod
      to="shop"
      title={t(TITLES[login.mode])}
      intro={login.mode === 'method' ? t('auth.intro') : undefined}
      below={login.mode === 'success' ? undefined : <Below development={development} />}
    >
      <Step login={login} />
    </SignInMethod>
  )
}
