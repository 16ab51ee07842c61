import type { ConsentKind, Profile } from '@jhola/contract/profile/schema'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { takeProfile } from '../api/profile.ts'
import { useSave } from '../hooks/use-save.ts'
import { Decisions, decisionsQuery } from './decisions.tsx'

/** The person's consents, in plain language, with the time of each decision. None is needed to order. */
export const ConsentsCard = ({ profile }: { profile: Profile }) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  const client = useQueryClient()
  const deciding = useSave({
    send: ({ kind, is_given }: { kind: ConsentKind; is_given: boolean }) =>
      api('PUT /profile/consents/{kind}', { params: { kind }, body: { is_given } }),
    onSaved: (answer) => {
      takeProfile(client, answer)
      void client.invalidateQueries({ queryKey: decisionsQuery.queryKey })
    },
    done: t('profile.saved'),
  })
  return (
    <Card as="section" className="grid grid-cols-1 gap-3">
      <CardTitle>{t('profile.consents')}</CardTitle>
      <p className="text-ink-soft text-sm">{t('profile.consentsHint')}</p>
      {profile.consents.map(({ kind, is_given, decided_at }) => (
        <Switch
          key={kind}
          label={t(`profile.consent.${kind}`)}
          hint={
            <>
              {t(`profile.consentHint.${kind}`)}{' '}
              {decided_at && t(is_given ? 'profile.consentGiven' : 'profile.consentWithdrawn', { time: dateAndTime(decided_at) })}
            </>
          }
          checked={is_given}
          disabled={deciding.isBusy}
          onChange={(next) => deciding.save({ kind, is_given: next })}
        />
      ))}
      <Decisions />
    </Card>
  )
}
