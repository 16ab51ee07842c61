import { formatRupees } from '@jhola/contract/shared/money'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { typedDigits } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Card } from '../../../../shared/ui/card.tsx'
import { Chip } from '../../../../shared/ui/chip.tsx'
import { LinkButton } from '../../../../shared/ui/link-button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { RadioCards } from '../../../../shared/ui/radio-cards.tsx'
import { Skeleton } from '../../../../shared/ui/skeleton.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import { type CounterPay, confirmPaid, counterOrderQuery } from '../api/create-order.ts'
import { changeFor, likelyNotes } from '../counter-order.ts'
import { StepTitle } from './step-title.tsx'

const DIGITS_MAX = 6
const QrPart = lazyPart(() => import('../../../../shared/ui/qr-code.tsx').then((module) => module.QrCode))

/** The cash that the customer hands over, and the change. */
const CashGiven = ({ total }: { total: number }) => {
  const { t } = useT()
  const [given, setGiven] = useState('')
  const back = changeFor(given, total)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-end gap-x-2">
        <TextField
          label={t('orders.create.pay.given')}
          prefix="₹"
          inputMode="numeric"
          autoComplete="off"
          value={given}
          onChange={(event) => setGiven(typedDigits(event.target.value, DIGITS_MAX))}
          className="w-36"
        />
        {likelyNotes(total).map((sum) => (
          <Chip key={sum} chosen={given === String(sum)} onChange={() => setGiven(String(sum))}>
            <Money rupees={sum} />
          </Chip>
        ))}
      </div>
      <p aria-live="polite" className="min-h-7 text-lg">
        {back !== null && (
          <>
            {t('orders.create.pay.back')} <Money rupees={back} exact className="font-bold" />
          </>
        )}
      </p>
    </div>
  )
}

type UpiCodeProps = { upi: { link: string; vpa: string; amount: number } | null | undefined; isLoading: boolean; store: string }

/** The UPI QR code for exactly this amount, large enough to scan across the counter. */
const UpiCode = ({ upi, isLoading, store }: UpiCodeProps) => {
  const { t } = useT()
  if (isLoading) return <Skeleton className="size-52" />
  if (!upi)
    return (
      <Alert
        action={
          <LinkButton to="/store/settings" variant="secondary" size="sm" icon="settings">
            {t('orders.board.settings')}
          </LinkButton>
        }
      >
        {t('orders.create.pay.noVpa')}
      </Alert>
    )
  const amount = formatRupees(upi.amount)
  return (
    <figure className="grid justify-items-center gap-2 text-center">
      <QrPart
        part={{ link: upi.link, label: t('orders.create.pay.qr', { amount, store }) }}
        whileLoading={<Skeleton className="size-52" />}
      />
      <figcaption className="text-ink-soft text-sm">
        {t('orders.create.pay.scan', { amount })} <bdi className="block font-semibold text-ink">{upi.vpa}</bdi>
      </figcaption>
    </figure>
  )
}

type PaymentStepProps = { orderId: string; onDone(): void; onBack(): void }

/** Step 3: cash, the shop's UPI QR code, or its card machine; now or later. Only the shop's confirmation marks the order as paid. */
export const PaymentStep = ({ orderId, onDone, onBack }: PaymentStepProps) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const shown = useQuery(counterOrderQuery(orderId))
  const [method, setMethod] = useState<CounterPay | null>(null)
  const [isSubmitted, setSubmitted] = useState(false)
  const paying = useMutation({
    mutationFn: (by: CounterPay) => confirmPaid(orderId, by),
    networkMode: 'always',
    onSuccess: ({ order }) => {
      client.setQueryData(counterOrderQuery(orderId).queryKey, (before) => before && { ...before, order, upi: null })
      toast.success(t('orders.create.pay.successful'))
      onDone()
    },
    onError: () => void toast.error(t('orders.create.error.confirm')),
  })
  const { order, upi } = shown.data ?? {}
  const isClosed = order !== undefined && (order.payment_status !== 'pending' || order.status === 'cancelled')
  const received = () => {
    setSubmitted(true)
    if (method) paying.mutate(method)
  }
  return (
    <Card as="section" aria-labelledby="step-title">
      <StepTitle>{t('orders.create.step.payment')}</StepTitle>
      {shown.error && !order && <Alert tone="error">{tError(shown.error.code, shown.error.details)}</Alert>}
      {!order && !shown.error && <Skeleton className="h-48" />}
      {order && (
        <div className="grid grid-cols-1 gap-5">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <bdi className="text-ink-soft">{t('orders.create.orderNumber', { id: order.order_number })}</bdi>
            <Money rupees={order.total_amount} exact className="font-bold text-3xl figures" />
          </p>
          {isClosed ? (
            <Alert tone="success">{t(`common.payment.${order.payment_status}`)}</Alert>
          ) : (
            <>
              <RadioCards
                label={t('orders.create.pay.select')}
                columns={3}
                options={[
                  { value: 'cash', title: t('common.payment.cash'), icon: 'cash' },
                  { value: 'upi', title: t('common.payment.upi'), icon: 'qr' },
                  { value: 'card', title: t('orders.create.pay.machine'), icon: 'card' },
                ]}
                value={method}
                onChange={setMethod}
                error={isSubmitted && !method ? t('orders.create.pay.missing') : undefined}
              />
              {method === 'cash' && <CashGiven total={order.total_amount} />}
              {method === 'upi' && <UpiCode upi={upi} isLoading={shown.isPending} store={order.store_name} />}
              {method === 'card' && <p>{t('orders.create.pay.machineHint', { amount: formatRupees(order.total_amount) })}</p>}
            </>
          )}
          <div className="flex flex-wrap gap-3 border-line-strong border-t border-dashed pt-4">
            {isClosed ? (
              <Button className="grow" iconEnd="arrow-end" onClick={onDone}>
                {t('orders.create.next')}
              </Button>
            ) : (
              <>
                <Button className="grow" variant="success" icon="check" loading={paying.isPending} onClick={received}>
                  {t(paying.isPending ? 'orders.create.pay.processing' : 'orders.create.pay.received')}
                </Button>
                <Button className="grow" variant="secondary" icon="clock" disabled={paying.isPending} onClick={onDone}>
                  {t('orders.create.pay.later')}
                </Button>
                <Button variant="ghost" icon="arrow-start" disabled={paying.isPending} onClick={onBack}>
                  {t('common.back')}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </Card>
  )
}
