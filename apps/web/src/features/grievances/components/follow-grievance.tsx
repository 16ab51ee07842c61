import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { toPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type Followed = ApiReply<'POST /grievances/follow'>['grievance']

const Answer = ({ grievance }: { grievance: Followed }) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  return (
    <div aria-live="polite" className="grid grid-cols-1 gap-2">
      <p>
        <StatusChip tone={grievance.state === 'resolved' ? 'success' : 'primary'}>
          {t(`grievance.state.${grievance.state}`)}
        </StatusChip>{' '}
        <span className="figures">
          {dateAndTime(grievance.resolved_at ?? grievance.acknowledged_at ?? grievance.received_at)}
        </span>
      </p>
      <p dir="auto" className="whitespace-pre-line text-ink-soft">
        {grievance.text}
      </p>
      {grievance.answer && (
        <Alert tone="primary" title={t('grievance.answer')}>
          <span dir="auto" className="whitespace-pre-line">
            {grievance.answer}
          </span>
        </Alert>
      )}
    </div>
  )
}

/** Where a grievance is, by its ticket and number. */
export const FollowGrievance = () => {
  const { t, tError } = useT()
  const [ticket, setTicket] = useState('')
  const [phone, setPhone] = useState('')
  const [isWrong, setWrong] = useState(false)
  const following = useMutation<ApiReply<'POST /grievances/follow'>, ApiError>({
    mutationFn: () => api('POST /grievances/follow', { body: { ticket, phone: toPhone(phone) ?? phone } }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setWrong(!toPhone(phone))
    if (toPhone(phone) && ticket.trim() !== '') following.mutate()
  }
  const { data, error } = following
  return (
    <Card as="section">
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <CardTitle>{t('grievance.follow')}</CardTitle>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField
            label={t('grievance.ticket')}
            placeholder="G-…"
            dir="ltr"
            autoComplete="off"
            value={ticket}
            onChange={(event) => setTicket(event.target.value)}
          />
          <TextField
            label={t('grievance.phone')}
            type="tel"
            inputMode="tel"
            value={phone}
            error={isWrong ? t('grievance.error.phone') : undefined}
            onChange={(event) => setPhone(event.target.value)}
          />
        </div>
        {error && <Alert tone="error" title={tError(error.code, error.details)} />}
        <Button type="submit" variant="secondary" className="justify-self-start" loading={following.isPending}>
          {t('grievance.show')}
        </Button>
        {data && <Answer grievance={data.grievance} />}
      </form>
    </Card>
  )
}
