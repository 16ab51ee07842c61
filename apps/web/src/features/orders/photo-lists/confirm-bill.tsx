import type { CustomerPhotoList, PhotoListBill } from '@jhola/contract/orders/photo-lists/routes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { saveOwnOrder } from '../../../domain/orders/own-orders.ts'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { paymentMethodsQuery } from '../checkout/api/payment-methods.ts'
import { payingBy } from '../checkout/choices.ts'
import { CodeStep } from '../checkout/components/code-step.tsx'
import { PaymentCards } from '../checkout/components/review/payment-cards.tsx'
import { useWhenText } from '../checkout/hooks/use-when-text.ts'
import { isPayingMethod, type PayingMethod } from '../checkout/order-body.ts'
import type { ListCall } from './list-call.ts'

type Props = { call: ListCall; list: CustomerPhotoList; bill: PhotoListBill }

const useConfirm = ({ call, bill }: Props) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (payment_method: PayingMethod) =>
      api('POST /stores/{store_id}/photo-lists/{list_id}/confirm', {
        ...call,
        body: {
          lines: bill.lines
            .filter(({ quantity }) => quantity > 0)
            .map(({ product_id, quantity, unit_price }) => ({ product_id, quantity, unit_price })),
          payment_method,
          delivery_slot: bill.delivery_slot,
          delivery_date: bill.delivery_date,
          expected_total: bill.total_amount,
        },
      }),
    onSuccess: ({ order, tracking_token }) => {
      saveOwnOrder(order, tracking_token)
      void navigate(`/order/${order.id}/track`, { replace: true, state: { order } })
    },
    // Whatever was refused, what is shown was not the newest.
    onError: () =>
      client.invalidateQueries({ queryKey: apiQuery('GET /stores/{store_id}/photo-lists/{list_id}', call).queryKey }),
  })
}

/** When it comes, how it is paid, and the button that places the order; with the code that a shop may ask for. */
export const ConfirmBill = (props: Props) => {
  const { bill, list } = props
  const { t, tError, language } = useT()
  const [chosen, setChosen] = useState<string | null>(null)
  const methods = useQuery(paymentMethodsQuery(list.store_id, language))
  const method = payingBy(chosen, methods.data?.methods ?? [])
  const when = useWhenText({ slot: bill.delivery_slot, date: bill.delivery_date })
  const confirming = useConfirm(props)
  // @NOTE `api` rejects with ApiError only.
  const error = confirming.error as ApiError | null
  const confirm = () => isPayingMethod(method) && confirming.mutate(method)
  const isPickup = list.delivery_type === 'pickup'
  if (error?.code === 'orders.code_needed')
    return (
      <CodeStep
        phone={list.customer_phone}
        details={error.details}
        onProven={confirm}
        onBack={() => confirming.reset()}
        confirmLabel={t('photo.confirm')}
      />
    )
  if (bill.lines.every(({ quantity }) => quantity === 0)) return null
  const problem = error ?? bill.problem
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>
        <span className="block text-ink-soft text-sm">{t('photo.comes')}</span>
        <span className="font-semibold">{when}</span>
      </p>
      <PaymentCards storeId={list.store_id} isPickup={isPickup} value={method} onChange={setChosen} />
      {problem && <Alert tone="error">{tError(problem.code, problem.details)}</Alert>}
      <Button
        icon="check"
        loading={confirming.isPending}
        disabled={bill.problem !== null || !isPayingMethod(method)}
        onClick={confirm}
      >
        {t('photo.confirm')} · <Money rupees={bill.total_amount} exact />
      </Button>
    </div>
  )
}
