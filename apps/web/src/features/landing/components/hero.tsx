import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Figures } from './figures.tsx'

/** Illustration of a street with shops. */
const STREET = ['kirana', 'dairy', 'bakery', 'pharmacy'] as const
/** Target groups. */
const MISSION = [
  { who: 'customer', icon: 'bag' },
  { who: 'shop', icon: 'store' },
  { who: 'area', icon: 'home' },
] as const satisfies readonly { who: string; icon: IconName }[]

const MissionCards = () => {
  const { t } = useT()
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
      {MISSION.map(({ who, icon }) => (
        <li key={who} className="rounded-lg border border-line bg-surface p-4">
          <h2 className="flex items-center gap-2 font-semibold text-lg">
            <Icon name={icon} className="text-brand" />
            {t(`landing.mission.${who}.title`)}
          </h2>
          <p className="mt-1 text-ink-soft">{t(`landing.mission.${who}.text`)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What Jhola is, the sign-in links, the illustration, and its target groups. */
export const Hero = () => {
  const { t } = useT()
  return (
    <div className="grid grid-cols-1 gap-3">
      <section className="rounded-xl border border-line bg-surface">
        <div className="p-6 sm:p-10">
          <h1 className="max-w-2xl font-bold text-3xl">{t('landing.heroTitle')}</h1>
          <p className="mt-3 max-w-xl text-ink-soft text-lg">{t('landing.heroText')}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <LinkButton to="/nearby-stores" size="lg" icon="pin">
              {t('landing.find')}
            </LinkButton>
            <OutsideLinkButton href="/shopkeeper-signup" size="lg" variant="secondary" icon="store">
              {t('landing.register')}
            </OutsideLinkButton>
            <OutsideLinkButton href="/store-login" size="lg" variant="ghost">
              {t('landing.storeLogin')}
            </OutsideLinkButton>
          </div>
          <Figures />
        </div>
        <div aria-hidden className="no-scrollbar flex overflow-x-auto rounded-b-xl">
          {STREET.map((shop) => (
            <img
              key={shop}
              src={`/pictures/store-${shop}.svg`}
              alt=""
              width={640}
              height={320}
              className="aspect-2/1 w-64 max-w-none shrink-0 grow"
            />
          ))}
        </div>
      </section>
      <MissionCards />
    </div>
  )
}
