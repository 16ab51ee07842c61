import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ApiError } from '../../../shared/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { cancelOrder, type OrderKey, orderQuery, takeOrder } from '../api/order.ts'

const ConfirmDialog = lazy(() =>
  import('../../../shared/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

/** Calls a pending order off after asking. When the shop was quicker, the page shows what the order is now. */
export const CancelOrder = ({ orderKey }: { orderKey: OrderKey }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderKey),
    networkMode: 'always',
    onSuccess: ({ order }) => {
      takeOrder(client, orderKey, order)
      toast.success(t('tracking.cancel.done'))
    },
    onError: (error) => {
      toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed'))
      void client.invalidateQueries({ queryKey: orderQuery(orderKey).queryKey })
    },
    onSettled: () => setAsking(false),
  })
  const ask = () => {
    setWasAsked(true)
    setAsking(true)
  }
  return (
    <>
      <Button variant="danger" icon="x" onClick={ask}>
        {t('tracking.cancel.button')}
      </Button>
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t('tracking.cancel.question')}
            description={t('tracking.cancel.hint')}
            confirmLabel={t('tracking.cancel.button')}
            cancelLabel={t('tracking.cancel.keep')}
            danger
            busy={cancel.isPending}
            onConfirm={() => cancel.mutate()}
          />
        </Suspense>
      )}
    </>
  )
}
