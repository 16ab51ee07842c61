import type { Profile } from '@jhola/contract/profile/schema'
import { fullPhone } from '@jhola/contract/shared/phone'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactRow } from './contact-row.tsx'
import { NameForm } from './name-form.tsx'

/** Name, phone and e-mail. */
export const PersonCard = ({ profile }: { profile: Profile }) => {
  const { t } = useT()
  const [open, setOpen] = useState<'phone' | 'email' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <CardTitle>{t('profile.person')}</CardTitle>
      <NameForm profile={profile} />
      <ContactRow
        label={t('profile.phone')}
        value={profile.phone && fullPhone(profile.phone)}
        isOpen={open === 'phone'}
        onOpen={() => setOpen('phone')}
      >
        <ContactForm kind="phone" profile={profile} onClose={close} />
      </ContactRow>
      <ContactRow
        label={t('profile.email')}
        value={profile.email}
        sign={
          profile.email !== null && (
            <StatusChip tone={profile.email_verified ? 'success' : 'warning'}>
              {t(profile.email_verified ? 'profile.verified' : 'profile.unverified')}
            </StatusChip>
          )
        }
        isOpen={open === 'email'}
        onOpen={() => setOpen('email')}
      >
        <ContactForm kind="email" profile={profile} onClose={close} />
      </ContactRow>
    </Card>
  )
}
