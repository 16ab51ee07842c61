import { isPaidOnline } from '@jhola/contract/orders/payment-methods'
import { REFUND_BEARERS, REFUND_REASONS, type RefundBearer, type RefundReason } from '@jhola/contract/payments/refunds/refunds'
import { formatRupees, type Paise, paiseToRupees } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { QuantityStepper } from '../../../shared/ui/quantity-stepper.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import type { StepProps } from '../actions/step-props.ts'
import type { Order } from '../data/board-state.ts'
import { useOrderLabels } from '../data/order-labels.ts'
import { StepDialog } from './step-dialog.tsx'
import { type RefundChoice, useRefund } from './use-refund.ts'

type Refunding = ReturnType<typeof useRefund>

const NOTE_MAX = 200

/** What is refunded: everything left, or a quantity of each line. */
const Goods = ({ refunding }: { refunding: Refunding }) => {
  const { t } = useT()
  const labels = useOrderLabels()
  const { lines, isEverything } = refunding
  return (
    <section aria-label={t('payments.refunds.what')} className="grid gap-3">
      <SegmentedControl
        label={t('payments.refunds.what')}
        fullWidth
        segments={[
          { value: 'all', label: t('payments.refunds.everything') },
          { value: 'some', label: t('payments.refunds.some') },
        ]}
        value={isEverything ? 'all' : 'some'}
        onChange={(value) => (value === 'all' ? refunding.chooseAll() : refunding.chooseSome())}
      />
      {!isEverything && (
        <ul className="grid gap-2">
          {lines.map(({ item, lineNo, max, step, unitSize }) => (
            <li key={lineNo} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 flex-1 basis-32">
                <span className="block">{labels.itemName(item)}</span>
                <span className="block text-ink-soft text-sm">
                  {t('payments.refunds.of', { quantity: labels.quantity({ ...item, quantity: max / unitSize }) })}
                </span>
              </span>
              <QuantityStepper
                name={t('payments.refunds.back', { name: labels.itemName(item) })}
                value={refunding.quantityOf(lineNo)}
                min={0}
                max={max}
                step={step}
                format={(base) => labels.quantity({ ...item, quantity: base / unitSize })}
                onChange={(quantity) => refunding.setQuantity(lineNo, Math.min(max, quantity))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const Figures = ({ refunding, before }: { refunding: Refunding; before: number }) => {
  const { t } = useT()
  const { figures, refusal } = refunding
  if (!figures)
    return (
      <Alert tone="neutral">
        {t(refusal === 'payments.cancel_instead' ? 'payments.refunds.cancelInstead' : 'payments.refunds.wait')}
      </Alert>
    )
  const amount = (paise: Paise) => <Money rupees={paiseToRupees(paise)} exact />
  return (
    <DataList
      rows={[
        { label: t('payments.refunds.goods'), value: amount(figures.goods) },
        { label: t('payments.refunds.tax'), value: amount(figures.tax) },
        ...(figures.fees > 0 ? [{ label: t('payments.refunds.fees'), value: amount(figures.fees) }] : []),
        ...(figures.roundOff === 0 ? [] : [{ label: t('orders.board.details.roundOff'), value: amount(figures.roundOff) }]),
        { label: t('payments.refunds.total'), value: amount(figures.total), total: true },
        ...(before > 0 ? [{ label: t('payments.refunds.before'), value: <Money rupees={before} exact /> }] : []),
      ]}
    />
  )
}

type ChoiceProps = { choice: RefundChoice; onChoose(choice: RefundChoice): void; method: Order['payment_method'] }

const Choices = ({ choice, onChoose, method }: ChoiceProps) => {
  const { t } = useT()
  const isCash = method === 'cod' || method === 'cash'
  return (
    <div className="grid gap-3">
      <Select
        label={t('payments.refunds.why')}
        options={REFUND_REASONS.map((value) => ({ value, label: t(`payments.refunds.reason.${value}`) }))}
        value={choice.reason}
        onChange={({ target }) => onChoose({ ...choice, reason: target.value as RefundReason })}
      />
      <Select
        label={t('payments.refunds.who')}
        options={REFUND_BEARERS.map((value) => ({ value, label: t(`payments.refunds.bearer.${value}`) }))}
        value={choice.bearer}
        onChange={({ target }) => onChoose({ ...choice, bearer: target.value as RefundBearer })}
      />
      {!isCash && (
        <SegmentedControl
          label={t('payments.refunds.how')}
          fullWidth
          segments={[
            { value: 'source', label: t('payments.refunds.source') },
            { value: 'cash', label: t('payments.refunds.cash') },
          ]}
          value={choice.destination}
          onChange={(destination) => onChoose({ ...choice, destination })}
        />
      )}
      <p className="text-ink-soft text-sm">
        {t(isPaidOnline(method) && choice.destination === 'source' ? 'payments.refunds.byService' : 'payments.refunds.byHand')}
      </p>
      <TextField
        label={t('payments.refunds.note')}
        optional
        maxLength={NOTE_MAX}
        value={choice.note}
        onChange={({ target }) => onChoose({ ...choice, note: target.value })}
        autoComplete="off"
      />
    </div>
  )
}

/** Refunds a paid order in full or in part; shows the amount before it is refunded. */
export const RefundLinesDialog = ({ order, onClose }: Pick<StepProps, 'order' | 'onClose'>) => {
  const { t, tError } = useT()
  const hasTexts = useArea('payments.refunds')
  const [choice, setChoice] = useState<RefundChoice>({ reason: 'missing', bearer: 'store', destination: 'source', note: '' })
  const refunding = useRefund(order, onClose)
  const { reading, figures, error } = refunding
  if (!hasTexts)
    return (
      <StepDialog onClose={onClose} title={t('orders.board.action.refunded')}>
        <Skeleton className="h-48" />
      </StepDialog>
    )
  return (
    <StepDialog
      onClose={onClose}
      title={t('payments.refunds.title', { id: order.order_number })}
      footer={
        <Button
          variant="destructive"
          icon="undo"
          fullWidth
          disabled={figures === null}
          loading={refunding.isSending}
          onClick={() => refunding.send(choice)}
        >
          {figures
            ? t('payments.refunds.confirm', { amount: formatRupees(paiseToRupees(figures.total)) })
            : t('payments.refunds.confirmNothing')}
        </Button>
      }
    >
      {reading.data ? (
        <div className="grid grid-cols-1 gap-4">
          <Goods refunding={refunding} />
          <Choices choice={choice} onChoose={setChoice} method={order.payment_method} />
          {error && <Alert tone="error">{tError(error.code, error.details)}</Alert>}
          <Figures refunding={refunding} before={order.refunded_amount} />
        </div>
      ) : reading.error ? (
        <LoadFailed message={t('payments.refunds.failed')} onRetry={() => void reading.refetch()} retrying={reading.isFetching} />
      ) : (
        <Skeleton className="h-48" />
      )}
    </StepDialog>
  )
}
