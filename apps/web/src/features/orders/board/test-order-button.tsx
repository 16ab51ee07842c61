import { useMutation } from '@tanstack/react-query'
import { ApiError, api, newKey } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useTakeOrder } from '../data/use-take-order.ts'

type TestOrderButtonProps = {
  storeId: string
  customer: { name: string; phone: string }
  variant?: 'primary' | 'secondary' | 'ghost'
  size?: 'sm' | 'md'
}

/** Creates a test order in the own shop. It arrives, rings and is processed like any other, and does not count in any figure. */
export const TestOrderButton = ({ storeId, customer, variant = 'secondary', size = 'md' }: TestOrderButtonProps) => {
  const { t, tError } = useT()
  const take = useTakeOrder()
  const create = useMutation({
    mutationFn: () =>
      api('POST /orders/test/generate-order', {
        body: { store_id: storeId, customer_name: customer.name, customer_phone: customer.phone },
        idempotencyKey: newKey(),
      }),
    onSuccess: ({ order }) => {
      take(order)
      toast.success(t('orders.board.practice.made'))
    },
    onError: (error) =>
      toast.error(
        error instanceof ApiError && error.status > 0 ? tError(error.code, error.details) : t('orders.board.practice.failed'),
      ),
  })
  return (
    <Button variant={variant} size={size} icon="bell" loading={create.isPending} onClick={() => create.mutate()}>
      {t('orders.board.practice.make')}
    </Button>
  )
}
