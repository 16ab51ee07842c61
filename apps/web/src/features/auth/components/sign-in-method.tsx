import type { ReactNode } from 'react'
import { PlainHeader } from '../../../domain/shell/plain-header.tsx'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Card } from '../../../shared/ui/card.tsx'
import { addIcons, Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { WAY_IN_ICONS } from '../../../shared/ui/icons/way-in-icons.ts'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'

addIcons(WAY_IN_ICONS)

/** Benefits shown beside the card; only features that exist. */
const PROMISES = {
  shop: {
    title: 'auth.promiseTitle',
    lines: [
      { icon: 'bell-ring', key: 'auth.promiseRing' },
      { icon: 'check-circle', key: 'auth.promiseSteps' },
      { icon: 'print', key: 'auth.promisePrint' },
    ],
  },
  customer: {
    title: 'auth.customerPromiseTitle',
    lines: [
      { icon: 'receipt', key: 'auth.promiseOrders' },
      { icon: 'pin', key: 'auth.promiseAddresses' },
      { icon: 'bag', key: 'auth.promiseGuest' },
    ],
  },
} as const satisfies Record<string, { title: TextKey; lines: readonly { icon: IconName; key: TextKey }[] }>

const Promises = ({ to }: { to: keyof typeof PROMISES }) => {
  const { t } = useT()
  const { title, lines } = PROMISES[to]
  return (
    <section
      className="stitched grid min-h-126 content-center gap-6 self-start rounded-xl bg-cloth p-10 text-on-cloth max-lg:hidden lg:order-first"
      aria-label={t(title)}
    >
      <h2 className="text-2xl">{t(title)}</h2>
      <ul className="grid gap-5">
        {lines.map(({ icon, key }) => (
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

type SignInMethodProps = {
  title: string
  intro?: ReactNode
  /** Role that the benefits are shown for. */
  to: keyof typeof PROMISES
  /** Target of the back arrow; `onBack` handles it on the same page instead. */
  back?: { label: string; href: string }
  /** Links under the card. */
  below?: ReactNode
  children: ReactNode
}

/** Frame of every sign-in page: home link, settings, one card, and the benefits. */
export const SignInMethod = ({ title, intro, to, back, below, children }: SignInMethodProps) => {
  return (
    <div className="flex min-h-dvh flex-col weave">
      <PlainHeader className="max-w-4xl" />
      <main
        id="content"
        className="mx-auto grid w-full max-w-md grid-cols-1 content-start gap-4 p-4 lg:max-w-4xl lg:grid-cols-2 lg:gap-6 lg:pt-12"
      >
        <div className="grid grid-cols-1 content-start gap-3">
          <Card padding="none" className="grid grid-cols-1 gap-5 p-5 md:p-6">
            <div>
              {back && (
                <OutsideLinkButton variant="ghost" size="sm" icon="arrow-start" href={back.href} className="-ms-3 mb-1">
                  {back.label}
                </OutsideLinkButton>
              )}
              <h1 className="text-2xl">{title}</h1>
              {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
            </div>
            {children}
          </Card>
          {below}
        </div>
        <Promises to={to} />
      </main>
    </div>
  )
}

/** Success message before the automatic redirect. */
export const SignedIn = ({ title, hint }: { title: string; hint: string }) => (
  <div role="status" className="grid animate-rise justify-items-center gap-2 py-6 text-center">
    <span className="flex size-20 items-center justify-center rounded-full bg-success-soft text-success">
      <Icon name="check-circle" size="xl" />
    </span>
    <p className="font-bold text-xl">{title}</p>
    <p className="text-ink-soft">{hint}</p>
  </div>
)

/** In development: link to the sent codes and links. */
export const DevelopmentHint = ({ text }: { text?: string }) => {
  const { t } = useT()
  return (
    <p className="rounded-lg border border-line-strong border-dashed p-3 text-center text-ink-soft text-sm">
      {text ?? t('auth.development')}
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

/** Two alternatives, each a large button with one line of explanation. */
export const ChoiceButton = ({
  icon,
  title,
  hint,
  chip,
  disabled = false,
  onChoose,
}: {
  icon: IconName
  title: string
  hint: string
  chip?: string
  disabled?: boolean
  onChoose(): void
}) => (
  <button
    type="button"
    disabled={disabled}
    onClick={onChoose}
    className="eases lifts flex min-h-16 items-center gap-3 rounded-lg border border-line-strong bg-surface p-3 text-start hover:border-brand"
  >
    <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
      <Icon name={icon} size="md" />
    </span>
    <span className="min-w-0 flex-1">
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        {title}
        {chip && <span className="rounded-full bg-success-soft px-2 py-0.5 font-semibold text-success text-xs">{chip}</span>}
      </span>
      <span className="block text-ink-soft text-sm">{hint}</span>
    </span>
    <Icon name="chevron-end" className="text-ink-soft" />
  </button>
)
