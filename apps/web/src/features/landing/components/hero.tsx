import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { Figures } from './figures.tsx'

/** The shops of a street, door by door. */
const STREET = ['kirana', 'dairy', 'bakery', 'pharmacy'] as const

/** What Jhola is, the two ways in, and the street it is about. */
export const Hero = () => {
  const { t } = useT()
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface">
      <div className="p-6 sm:p-10">
        <h1 className="max-w-2xl font-bold text-3xl">{t('landing.heroTitle')}</h1>
        <p className="mt-3 max-w-xl text-ink-soft text-lg">{t('landing.heroText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/nearby-stores" size="lg" icon="pin">
            {t('landing.find')}
          </LinkButton>
          <OutsideLinkButton href="/store-login" size="lg" variant="secondary" icon="store">
            {t('landing.storeLogin')}
          </OutsideLinkButton>
        </div>
        <Figures />
      </div>
      <div aria-hidden className="no-scrollbar flex overflow-x-auto">
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
  )
}
