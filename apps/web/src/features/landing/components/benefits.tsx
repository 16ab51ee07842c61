import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'

const BENEFITS: readonly { id: 'near' | 'language' | 'light' | 'fair'; icon: IconName }[] = [
  { id: 'near', icon: 'pin' },
  { id: 'language', icon: 'language' },
  { id: 'light', icon: 'phone' },
  { id: 'fair', icon: 'shield' },
]

/** Why one should use it: only what is true today. */
export const Benefits = () => {
  const { t } = useT()
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="mb-4 font-bold text-2xl">
        {t('landing.benefits')}
      </h2>
      <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {BENEFITS.map(({ id, icon }) => (
          <li key={id} className="flex gap-4">
            <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
              <Icon name={icon} />
            </span>
            <div>
              <h3 className="font-semibold text-lg">{t(`landing.benefit.${id}.title`)}</h3>
              <p className="text-ink-soft">{t(`landing.benefit.${id}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
