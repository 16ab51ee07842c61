import { UTR_PATTERN } from '@jhola/contract/payments/upi'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, api } from '../../../../shared/api/api-client.ts'
import { apiQuery } from '../../../../shared/api/api-query.ts'
import { typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { callOf, type OrderKey } from '../api/order.ts'

const UTR_DIGITS = 12

const referenceQuery = (key: OrderKey) => apiQuery('GET /orders/{id}/payment/utr', { ...callOf(key), query: {} })

/** The transaction reference (UTR), entered after the claim. */
const ReferenceForm = ({ orderKey, onSent }: { orderKey: OrderKey; onSent: () => void }) => {
  const { t } = useT()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const send = useMutation({
    mutationFn: (utr: string) => api('PUT /orders/{id}/payment/utr', { ...callOf(orderKey), body: { utr } }),
    onSuccess: (reply) => {
      client.setQueryData(referenceQuery(orderKey).queryKey, reply)
      onSent()
    },
    onError: (caught) =>
      setError(caught instanceof ApiError && caught.status > 0 ? caught.message : t('payments.checkout.claim.failed')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!UTR_PATTERN.test(typed)) return setError(t('payments.checkout.claim.wrong'))
    send.mutate(typed)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        optional
        label={t('payments.checkout.claim.label')}
        hint={t('payments.checkout.claim.hint')}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          // One character more than allowed, so that a number that is too long is reported and not cut.
          setTyped(typedDigits(event.target.value, UTR_DIGITS + 1))
          setError(undefined)
        }}
      />
      <Button type="submit" variant="secondary" disabled={typed === ''} loading={send.isPending}>
        {t('payments.checkout.claim.send')}
      </Button>
    </form>
  )
}

const Reference = ({ orderKey }: { orderKey: OrderKey }) => {
  const { t } = useT()
  const [isChanging, setChanging] = useState(false)
  const { data } = useQuery(referenceQuery(orderKey))
  if (!data) return null
  if (data.utr === null || isChanging) return <ReferenceForm orderKey={orderKey} onSent={() => setChanging(false)} />
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="figures">{t('payments.checkout.claim.sent', { utr: data.utr })}</span>
      <Button variant="ghost" size="sm" onClick={() => setChanging(true)}>
        {t('payments.checkout.claim.change')}
      </Button>
    </p>
  )
}

/** After 'I have paid': the transaction reference, so that the shop finds the payment quickly. Optional. */
export const ClaimReference = ({ orderKey }: { orderKey: OrderKey }) =>
  useArea('payments.checkout') ? <Reference orderKey={orderKey} /> : null
