import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { SLIDING_CARD, SLIDING_ROW } from './sliding-row.ts'

const STEPS = ['1', '2', '3', '4'] as const

/** The four steps, for customers and for shops. */
export const HowItWorks = () => {
  const { t } = useT()
  const [audience, setAudience] = useState<'customer' | 'shop'>('customer')
  return (
    <section aria-labelledby="how">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that slides must be reachable by keyboard. */}
      <ol tabIndex={0} aria-labelledby="how" className={SLIDING_ROW}>
        {STEPS.map((step) => (
          <li key={step} className={SLIDING_CARD}>
            <span
              aria-hidden
              className="figures mb-2 grid size-8 place-items-center rounded-full bg-action font-bold text-on-action"
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
