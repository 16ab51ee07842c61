import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'

const STEPS = ['1', '2', '3', '4'] as const

/** The four steps, for customers and for shops. */
export const HowItWorks = () => {
  const { t } = useT()
  const [audience, setAudience] = useState<'customer' | 'shop'>('customer')
  return (
    <section aria-labelledby="how">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="how" className="font-bold text-2xl">
          {t('landing.how')}
        </h2>
        <SegmentedControl
          label={t('landing.howFor')}
          segments={[
            { value: 'customer', label: t('landing.forCustomers'), icon: 'user' },
            { value: 'shop', label: t('landing.forShops'), icon: 'store' },
          ]}
          value={audience}
          onChange={setAudience}
        />
      </div>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map((step) => (
          <li key={step} className="flex gap-4 rounded-lg border border-line bg-surface p-4 sm:block">
            <span
              aria-hidden
              className="figures mb-3 grid size-10 shrink-0 place-items-center rounded-full bg-action font-bold text-on-action"
            >
              {step}
            </span>
            <div>
              <h3 className="font-semibold text-lg">{t(`landing.${audience}.${step}.title`)}</h3>
              <p className="mt-1 text-ink-soft">{t(`landing.${audience}.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
