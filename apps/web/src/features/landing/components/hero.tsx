import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { FindField } from './find-field.tsx'

/** What Jhola is, in one line, and the field that finds a place or goods. */
export const Hero = () => {
  const { t } = useT()
  return (
    <section className="grid grid-cols-1 gap-2">
      <h1 className="font-bold text-2xl">{t('landing.heroTitle')}</h1>
      <FindField />
      <LinkButton to="/nearby-stores" size="sm" variant="ghost" icon="locate" className="justify-self-start">
        {t('landing.find')}
      </LinkButton>
    </section>
  )
}
