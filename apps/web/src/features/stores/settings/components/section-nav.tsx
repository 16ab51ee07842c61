import { useMay } from '../../../../domain/account/use-may.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../../shared/navigation/navigation.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SECTION_IDS, SECTIONS, type SectionId, sectionPath } from '../sections.ts'

/** The sections of the settings. On a phone a page of its own (`current` null), on a wide screen beside the section. */
export const SectionNav = ({ current }: { current: SectionId | null }) => {
  const { t } = useT()
  const may = useMay()
  return (
    <nav aria-label={t('stores.settings.title')} className={cx('lg:sticky lg:top-20', current && 'max-lg:hidden')}>
      <ul className="overflow-hidden rounded-lg border border-line bg-surface shadow-low">
        {SECTION_IDS.filter((id) => id !== 'people' || may('staff')).map((id) => {
          const { icon, title, hint } = SECTIONS[id]
          const isCurrent = id === current
          return (
            <li key={id} className="border-line not-first:border-t">
              <Link
                to={sectionPath(id)}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'eases flex min-h-16 items-center gap-3 px-4 py-2.5',
                  isCurrent ? 'bg-brand-soft' : 'hover:bg-sunken',
                )}
              >
                <Icon name={icon} size="md" className="text-brand" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{t(title)}</span>
                  <span className="block text-ink-soft text-sm">{t(hint)}</span>
                </span>
                <Icon name="chevron-end" className="text-ink-soft lg:hidden" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
