import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { cancelOrder, type OrderKey, orderQuery, takeOrder } from '../api/order.ts'

const ConfirmPart = lazyPart(() => import('../../../../shared/ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog))

/** Cancels a pending order after a confirmation. When the shop was faster, the page shows the new state of the order. */
export const CancelOrder = ({ orderKey }: { orderKey: OrderKey }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderKey),
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
  return (
    <>
      <Button variant="danger" icon="x" onClick={() => setAsking(true)}>
        {t('tracking.cancel.button')}
      </Button>
      {isAsking && (
        <ConfirmPart
          part={{
            open: true,
            onOpenChange: setAsking,
            title: t('tracking.cancel.question'),
            description: t('tracking.cancel.hint'),
            confirmLabel: t('tracking.cancel.button'),
            cancelLabel: t('tracking.cancel.keep'),
            danger: true,
            busy: cancel.isPending,
            onConfirm: () => cancel.mutate(),
          }}
          // Before our dialog is loaded, the browser's own confirmation is used.
          onFailed={() => (window.confirm(t('tracking.cancel.question')) ? cancel.mutate() : setAsking(false))}
        />
      )}
    </>
  )
}
