import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Link } from '../../../../shared/navigation/navigation.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { cx } from '../../../../shared/ui/cx.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { LoadFailed } from '../../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../../shared/ui/skeleton.tsx'
import { type SettingsReply, settingsQuery } from '../api/settings.ts'
import { SECTIONS, type SectionId } from '../sections.ts'
import { AddressSection } from './address-section.tsx'
import { BlockedSection } from './blocked-section.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { HoursSection } from './hours-section.tsx'
import { MoneySection } from './money-section.tsx'
import { PeopleSection } from './people-section.tsx'
import { PhotoSection } from './photo-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SectionNav } from './section-nav.tsx'
import { SellerSection } from './seller-section.tsx'

const PARTS: Record<SectionId, ComponentType<{ reply: SettingsReply }>> = {
  profile: ProfileSection,
  address: AddressSection,
  hours: HoursSection,
  delivery: DeliverySection,
  money: MoneySection,
  seller: SellerSection,
  people: PeopleSection,
  blocked: BlockedSection,
  photo: PhotoSection,
}

const Section = ({ id }: { id: SectionId }) => {
  const { t, tError } = useT()
  const reading = useQuery(settingsQuery)
  if (reading.isPending) return <SkeletonCards count={3} className="h-20" />
  if (!reading.data)
    return (
      <LoadFailed
        message={t('stores.settings.failed')}
        hint={tError(reading.error.code, reading.error.details)}
        onRetry={() => void reading.refetch()}
        retrying={reading.isFetching}
      />
    )
  const Part = PARTS[id]
  return <Part key={id} reply={reading.data} />
}

/** The settings of a shop, by section. `chosen` null: a phone shows the list, a wide screen the first section beside it. */
export const SettingsScreen = ({ chosen }: { chosen: SectionId | null }) => {
  const { t } = useT()
  const id = chosen ?? 'profile'
  const { title, hint } = SECTIONS[id]
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_1fr]">
      <SectionNav current={chosen} />
      <div className={cx('min-w-0', !chosen && 'max-lg:hidden')}>
        <Link to="/store/settings" className="mb-2 inline-flex min-h-11 items-center gap-1.5 font-medium text-brand lg:hidden">
          <Icon name="chevron-start" size="xs" />
          {t('stores.settings.all')}
        </Link>
        <Card as="section" aria-labelledby="section-title">
          <h2 id="section-title" className="text-xl">
            {t(title)}
          </h2>
          <p className="mt-1 mb-5 text-ink-soft">{t(hint)}</p>
          <Section id={id} />
        </Card>
      </div>
    </div>
  )
}
