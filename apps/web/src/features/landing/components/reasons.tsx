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

const ReasonList = ({ id, heading, reasons }: { id: string; heading: string; reasons: readonly Reason[] }) => {
  const { t } = useT()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 font-bold text-2xl">
        {heading}
      </h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2">
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
    </section>
  )
}

/** The available ways to order. */
export const OrderYourWay = () => {
  const { t } = useT()
  return <ReasonList id="ways" heading={t('landing.ways')} reasons={WAYS} />
}

/** Reasons to use Jhola: only existing features. */
export const Benefits = () => {
  const { t } = useT()
  return <ReasonList id="benefits" heading={t('landing.benefits')} reasons={BENEFITS} />
}

/** Guarantees: each is a rule of the server. */
export const Trust = () => {
  const { t } = useT()
  return <ReasonList id="trust" heading={t('landing.trustTitle')} reasons={TRUST} />
}
