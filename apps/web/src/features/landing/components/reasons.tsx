import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

type Reason = { icon: IconName; title: TextKey; text: TextKey }

const WAYS: readonly Reason[] = [
  { icon: 'bag', title: 'landing.way.tap.title', text: 'landing.way.tap.text' },
  { icon: 'search', title: 'landing.way.words.title', text: 'landing.way.words.text' },
  { icon: 'phone', title: 'landing.way.call.title', text: 'landing.way.call.text' },
  { icon: 'clock', title: 'landing.way.later.title', text: 'landing.way.later.text' },
]

const BENEFITS: readonly Reason[] = [
  { icon: 'pin', title: 'landing.benefit.near.title', text: 'landing.benefit.near.text' },
  { icon: 'language', title: 'landing.benefit.language.title', text: 'landing.benefit.language.text' },
  { icon: 'offline', title: 'landing.benefit.light.title', text: 'landing.benefit.light.text' },
  { icon: 'rupee', title: 'landing.benefit.fair.title', text: 'landing.benefit.fair.text' },
]

const TRUST: readonly Reason[] = [
  { icon: 'cash', title: 'landing.trust.pay.title', text: 'landing.trust.pay.text' },
  { icon: 'x-circle', title: 'landing.trust.cancel.title', text: 'landing.trust.cancel.text' },
  { icon: 'lock', title: 'landing.trust.private.title', text: 'landing.trust.private.text' },
  { icon: 'check-circle', title: 'landing.trust.kept.title', text: 'landing.trust.kept.text' },
]

/** Closed on every screen: the page below the shops is short, and each heading says what is behind it. */
const ReasonList = ({ heading, reasons }: { heading: string; reasons: readonly Reason[] }) => {
  const { t } = useT()
  return (
    <details className="border-line border-b last:border-0">
      <summary className="flex min-h-14 list-none items-center justify-between gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <h2 className="font-bold text-lg">{heading}</h2>
        <Icon name="chevron-down" className="text-ink-soft" />
      </summary>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 px-4 pb-4 sm:grid-cols-2">
        {reasons.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
              <Icon name={icon} size="md" />
            </span>
            <div>
              <h3 className="font-semibold text-lg">{t(title)}</h3>
              <p className="text-ink-soft">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The ways to order, reasons to use Jhola (only existing features), and guarantees (each is a rule of the server). */
export const Reasons = () => {
  const { t } = useT()
  return (
    <div className="rounded-lg border border-line bg-surface">
      <ReasonList heading={t('landing.ways')} reasons={WAYS} />
      <ReasonList heading={t('landing.benefits')} reasons={BENEFITS} />
      <ReasonList heading={t('landing.trustTitle')} reasons={TRUST} />
    </div>
  )
}
