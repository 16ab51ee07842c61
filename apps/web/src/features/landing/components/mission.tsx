import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { Figures } from './figures.tsx'
import { SLIDING_CARD, SLIDING_ROW } from './sliding-row.ts'

/** Target groups. */
const MISSION = [
  { who: 'customer', icon: 'bag' },
  { who: 'shop', icon: 'store' },
  { who: 'area', icon: 'home' },
] as const satisfies readonly { who: string; icon: IconName }[]

/** What it is for, for whom, and how many use it. */
export const Mission = () => {
  const { t } = useT()
  return (
    <section aria-labelledby="mission">
      <p id="mission" className="mb-3 text-ink-soft">
        {t('landing.heroText')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that slides must be reachable by keyboard. */}
      <ul tabIndex={0} aria-labelledby="mission" className={SLIDING_ROW}>
        {MISSION.map(({ who, icon }) => (
          <li key={who} className={SLIDING_CARD}>
            <h2 className="flex items-center gap-2 font-semibold text-lg">
              <Icon name={icon} className="text-brand" />
              {t(`landing.mission.${who}.title`)}
            </h2>
            <p className="mt-1 text-ink-soft">{t(`landing.mission.${who}.text`)}</p>
          </li>
        ))}
      </ul>
      <Figures />
    </section>
  )
}
