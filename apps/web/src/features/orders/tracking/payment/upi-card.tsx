import type { Order } from '@jhola/contract/orders/schema'
import { formatRupees } from '@jhola/contract/shared/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../../shared/api/api-client.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { OutsideLinkButton } from '../../../../shared/ui/link-button.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { claimPayment, type OrderKey, type ShownOrder, takeOrder } from '../api/order.ts'
import { CopyButton } from './copy-button.tsx'

const QrPart = lazyPart(() => import('../../../../shared/ui/qr-code.tsx').then((module) => module.QrCode))

const ReferencePart = lazyPart(() => import('./claim-reference.tsx').then((module) => module.ClaimReference))

/** Whom the payer's app must show. Without a name of its own the shop's name stands in the link, and the bank knows another. */
const Payee = ({ order, upi }: Pick<UpiCardProps, 'order' | 'upi'>) => {
  const { t } = useT()
  const hasTexts = useArea('payments.checkout')
  if (!hasTexts || upi.payee === order.store_name) return null
  return <p className="font-semibold">{t('payments.checkout.payee', { payee: upi.payee })}</p>
}

type UpiCardProps = { orderKey: OrderKey; order: Order; upi: NonNullable<ShownOrder['upi']> }

/** A phone opens its own payment apps and cannot scan its own screen; on a desktop the phone scans the code. */
const hasOwnApps = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches

const Copyable = ({ label, text, shown = text }: { label: string; text: string; shown?: string }) => {
  const { t } = useT()
  return (
    <div className="flex items-center gap-2 border-line border-b border-dashed py-1 last:border-0">
      <p className="min-w-0 flex-1">
        <span className="block text-ink-soft text-sm">{label}</span>
        <bdi className="font-semibold">{shown}</bdi>
      </p>
      <CopyButton text={text} label={t('tracking.copy', { what: label })} />
    </div>
  )
}

/** Direct UPI payment to the shop: QR code, app link, UPI ID and amount, and the customer's claim to have paid. */
export const UpiCard = ({ orderKey, order, upi }: UpiCardProps) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const claim = useMutation({
    mutationFn: () => claimPayment(orderKey),
    onSuccess: (reply) => takeOrder(client, orderKey, reply.order),
    onError: (error) => toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')),
  })
  const hasTexts = useArea('tracking.later')
  const amount = formatRupees(upi.amount)
  if (!hasTexts) return <Skeleton className="h-96" />
  const code = (
    <figure className="grid justify-items-center gap-2">
      <QrPart
        part={{ link: upi.link, label: t('tracking.later.upi.qr', { amount, store: order.store_name }) }}
        whileLoading={<Skeleton className="size-52" />}
      />
      <figcaption className="text-ink-soft text-sm">{t('tracking.later.upi.scan')}</figcaption>
    </figure>
  )
  return (
    <Card as="section" aria-labelledby="upi-title">
      <CardTitle>
        <span id="upi-title">{t('tracking.later.upi.title', { store: order.store_name })}</span>
      </CardTitle>
      <div className="grid grid-cols-1 gap-4">
        <Payee order={order} upi={upi} />
        {hasOwnApps ? (
          <OutsideLinkButton href={upi.link} variant="brand" size="lg" icon="rupee">
            {t('tracking.later.upi.app')}
          </OutsideLinkButton>
        ) : (
          code
        )}
        <div className="grid grid-cols-1 content-start gap-3">
          <div>
            <Copyable label={t('tracking.later.upi.amount')} text={upi.amount.toFixed(2)} shown={amount} />
            <Copyable label={t('tracking.later.upi.id')} text={upi.vpa} />
            <Copyable label={t('tracking.later.upi.reference')} text={upi.note} />
          </div>
          {order.payment_missed_at && <Alert tone="warning">{t('tracking.later.upi.missed', { store: order.store_name })}</Alert>}
          {order.payment_claimed_at ? (
            <>
              <Alert tone="primary">{t('tracking.later.upi.told')}</Alert>
              {order.payment_status === 'pending' && <ReferencePart part={{ orderKey }} />}
            </>
          ) : (
            <Button variant="secondary" icon="check" loading={claim.isPending} onClick={() => claim.mutate()}>
              {t('tracking.later.upi.paid')}
            </Button>
          )}
          <p className="text-ink-soft text-sm">{t('tracking.later.upi.hint')}</p>
          {hasOwnApps && (
            <details>
              <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-brand">
                {t('tracking.later.upi.other')} <Icon name="chevron-down" size="xs" />
              </summary>
              {code}
            </details>
          )}
        </div>
      </div>
    </Card>
  )
}
