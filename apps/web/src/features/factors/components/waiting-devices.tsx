import { APPROVAL_NUMBERS } from '@jhola/contract/auth/approvals/rules'
import '../../../shared/i18n/lazy-texts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { formatDevice } from '../../../shared/format/device-labels.ts'
import { typedDigits } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useGuarded } from '../hooks/use-guarded.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'

/** A device waits for five minutes; whoever asked looks at this one within seconds. */
const LOOK_EVERY_MS = 15_000

const waitingQuery = apiQuery('GET /auth/approvals', {})
type Waiting = ApiReply<'GET /auth/approvals'>

const List = ({ waiting, total }: Pick<Waiting, 'waiting' | 'total'>) => {
  const { t } = useT()
  const more = total - waiting.length
  return (
    <ul className="grid grid-cols-1 gap-1">
      {waiting.map(({ device, is_near, created_at }) => (
        <li key={created_at}>
          <span className="font-semibold">{formatDevice(t, device)}</span>,{' '}
          {t(is_near ? 'auth.factors.waitingNear' : 'auth.factors.waitingFar')}
        </li>
      ))}
      {more > 0 && <li className="text-ink-soft">{t('auth.factors.waitingMore', { count: more })}</li>}
    </ul>
  )
}

/** The number of the new device, typed here; or a refusal of all that wait. */
const Answer = ({ onAnswered }: { onAnswered(): void }) => {
  const { t } = useT()
  const guarded = useGuarded()
  const [number, setNumber] = useState('')
  const [isShort, setShort] = useState(false)
  const approve = (event: FormEvent) => {
    event.preventDefault()
    if (number.length !== APPROVAL_NUMBERS.digits) return setShort(true)
    void guarded.run(async () => {
      await api('POST /auth/approvals/approve', { body: { number: Number(number) } })
      toast.success(t('auth.factors.waitingApproved'))
      onAnswered()
    })
  }
  const refuse = () =>
    void guarded.run(async () => {
      await api('POST /auth/approvals/refuse')
      toast.success(t('auth.factors.waitingRefusedAll'))
      onAnswered()
    })
  if (guarded.isAsking) return <ConfirmIdentity onDone={guarded.goOn} onCancel={guarded.giveUp} />
  return (
    <form noValidate className="grid grid-cols-1 gap-3" onSubmit={approve}>
      <TextField
        label={t('auth.factors.waitingNumber')}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="max-w-60"
        maxLength={APPROVAL_NUMBERS.digits}
        value={number}
        error={isShort ? t('auth.factors.waitingDigits') : guarded.error}
        onChange={(event) => {
          setNumber(typedDigits(event.target.value).slice(0, APPROVAL_NUMBERS.digits))
          setShort(false)
          guarded.setError(undefined)
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="brand" loading={guarded.isBusy}>
          {t('auth.factors.waitingApprove')}
        </Button>
        <Button variant="secondary" disabled={guarded.isBusy} onClick={refuse}>
          {t('auth.factors.waitingRefuse')}
        </Button>
      </div>
    </form>
  )
}

const WaitingCard = ({ waiting, total, onAnswered }: Pick<Waiting, 'waiting' | 'total'> & { onAnswered(): void }) => {
  const { t } = useT()
  if (!useArea('auth.factors')) return null
  return (
    <Card as="section" className="grid grid-cols-1 gap-3" aria-label={t('auth.factors.waitingTitle')}>
      <CardTitle>{t('auth.factors.waitingTitle')}</CardTitle>
      <List waiting={waiting} total={total} />
      <Alert tone="warning">{t('auth.factors.waitingHint')}</Alert>
      <Answer onAnswered={onAnswered} />
    </Card>
  )
}

/** Devices that wait to be let in to the account; nothing while there are none. */
export const WaitingDevices = () => {
  const client = useQueryClient()
  const { data } = useQuery({
    ...waitingQuery,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  if (!data || data.total === 0) return null
  const onAnswered = () => void client.invalidateQueries({ queryKey: waitingQuery.queryKey })
  return <WaitingCard waiting={data.waiting} total={data.total} onAnswered={onAnswered} />
}
