import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { customerInfoStore, NO_CUSTOMER } from '../../../domain/account/customer-info.ts'
import type { Product } from '../../../domain/cart/to-cart-item.ts'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : 'server.failed')

/** A wish to be told when a product is there again: an account is known already, a guest gives a number. */
export const BackAlert = ({ product }: { product: Product }) => {
  const { t, tError } = useT()
  useArea('errors')
  const known = useStoredValue(customerInfoStore, NO_CUSTOMER).phone
  const [typed, setTyped] = useState<string>()
  const ask = useMutation({
    mutationFn: (phone: string) =>
      api('POST /stores/{store_id}/products/{sold_id}/back-alerts', {
        params: { store_id: product.store_id, sold_id: product.id },
        body: phone ? { phone } : {},
        idempotencyKey: newKey(),
      }),
    // The account needs no number; a guest is asked for one, with the number of the last order filled in.
    onError: (error) => codeOf(error) === 'catalogue.phone_needed' && setTyped(known),
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    ask.mutate(typed?.trim() ?? '')
  }
  if (ask.isSuccess) return <Alert tone="success" title={t('stores.trust.product.told')} />
  const code = ask.isError ? codeOf(ask.error) : undefined
  const problem =
    code === undefined || (code === 'catalogue.phone_needed' && typed === known)
      ? undefined
      : tError(code, ask.error instanceof ApiError ? ask.error.details : undefined)
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={send} noValidate>
      {typed !== undefined && (
        <TextField
          label={t('stores.trust.product.tellPhone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={typed}
          error={problem}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {typed === undefined && problem && <Alert tone="error" title={problem} />}
      <Button type="submit" variant="secondary" loading={ask.isPending} className="justify-self-start">
        {t('stores.trust.product.tellMe')}
      </Button>
    </form>
  )
}
