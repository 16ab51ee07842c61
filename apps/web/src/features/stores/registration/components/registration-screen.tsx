import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { PlainHeader } from '../../../../domain/shell/plain-header.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../../shared/i18n/texts.ts'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { Stepper } from '../../../../shared/ui/stepper.tsx'
import { LAST_STEP } from '../draft.ts'
import { type Registered as RegisteredShop, type Registration, useRegistration } from '../hooks/use-registration.ts'
import { BasicStep } from './basic-step.tsx'
import { BusinessStep } from './business-step.tsx'
import { LocationStep } from './location-step.tsx'
import { Promises } from './promises.tsx'
import { Registered } from './registered.tsx'
import { ReviewStep } from './review-step.tsx'

const STEP_KEYS = [
  'stores.registration.step.basic',
  'stores.registration.step.location',
  'stores.registration.step.business',
  'stores.registration.step.review',
] as const satisfies readonly TextKey[]

/** Focuses the title of a step that was just opened and scrolls the page to its top; not when the page is first shown. */
const useStepFocus = (step: number) => {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    // An invalid field already has the focus.
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [step])
  return title
}

const Steps = ({ registration }: { registration: Registration }) => {
  const { draft } = registration
  if (draft.step === 0) return <BasicStep draft={draft} />
  if (draft.step === 1) return <LocationStep draft={draft} />
  if (draft.step === 2) return <BusinessStep draft={draft} />
  return <ReviewStep registration={registration} />
}

const Actions = ({ registration: { draft, back, isSending } }: { registration: Registration }) => {
  const { t } = useT()
  const isLast = draft.step === LAST_STEP
  return (
    <div className="flex gap-3">
      {draft.step > 0 && (
        <Button variant="secondary" size="lg" disabled={isSending} onClick={back}>
          {t('common.back')}
        </Button>
      )}
      <Button type="submit" size="lg" className="flex-1" loading={isSending} {...(!isLast && { iconEnd: 'arrow-end' as const })}>
        {t(isSending ? 'stores.registration.sending' : isLast ? 'stores.registration.submit' : 'stores.registration.next')}
      </Button>
    </div>
  )
}

const Form = ({ registration }: { registration: Registration }) => {
  const { t } = useT()
  const { draft, problem, next } = registration
  const title = useStepFocus(draft.step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
  }
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div>
        <h1 className="text-2xl">{t('stores.registration.title')}</h1>
        <p className="mt-1 text-ink-soft">{t('stores.registration.intro')}</p>
      </div>
      <Stepper label={t('stores.registration.steps')} steps={STEP_KEYS.map((key) => t(key))} current={draft.step} isTitled />
      <h2 ref={title} tabIndex={-1} className="text-lg">
        {t(STEP_KEYS[draft.step] ?? STEP_KEYS[0])}
      </h2>
      {problem && (
        <Alert
          tone="error"
          action={
            problem.isPhoneTaken && (
              <LinkButton to="/store-login" variant="secondary" size="sm">
                {t('stores.registration.login')}
              </LinkButton>
            )
          }
        >
          {problem.text}
        </Alert>
      )}
      <Steps registration={registration} />
      <Actions registration={registration} />
    </form>
  )
}

/** What the code step does: `open` when the code was right, `changeNumber` to go back to the number. */
type Confirming = Pick<Registration, 'open' | 'changeNumber'>
type RegistrationScreenProps = { renderCode(shop: RegisteredShop, confirming: Confirming): ReactNode }

/** The last step: the code that was sent to the shop's number. */
const CodeStep = ({ children }: { children: ReactNode }) => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h1 className="text-2xl">{t('auth.codeTitle')}</h1>
        <p className="mt-1 text-ink-soft">{t('stores.registration.confirm')}</p>
      </div>
      {children}
    </div>
  )
}

const Content = ({ registration, renderCode }: { registration: Registration } & RegistrationScreenProps) => {
  const { opened, registered } = registration
  if (opened !== null) return <Registered name={opened} />
  if (registered) return <CodeStep>{renderCode(registered, registration)}</CodeStep>
  return <Form registration={registration} />
}

/**
 * Registers a shop in four steps and proves its number by a code; the draft is saved on the device until it is done. `renderCode`
 * is the sign-in's own code step.
 */
export const RegistrationScreen = ({ renderCode }: RegistrationScreenProps) => {
  const { t } = useT()
  const registration = useRegistration()
  const isRegistered = registration.registered !== null || registration.opened !== null
  return (
    <div className="flex min-h-dvh flex-col weave">
      <PlainHeader className="max-w-5xl" />
      <main className="mx-auto grid w-full max-w-2xl grid-cols-1 content-start gap-4 px-4 pb-10 lg:max-w-5xl lg:grid-cols-[20rem_1fr] lg:gap-6 lg:pt-6">
        <div className="grid min-w-0 grid-cols-1 content-start gap-3">
          <Card padding="none" className="p-5 md:p-6">
            <Content registration={registration} renderCode={renderCode} />
          </Card>
          {!isRegistered && (
            <p className="flex flex-wrap items-center justify-center gap-x-1 text-ink-soft">
              {t('stores.registration.haveStore')}
              <LinkButton to="/store-login" variant="ghost">
                {t('stores.registration.login')}
              </LinkButton>
            </p>
          )}
        </div>
        <div className={cx('grid content-start lg:order-first', isRegistered && 'max-lg:hidden')}>
          <Promises />
        </div>
      </main>
    </div>
  )
}
