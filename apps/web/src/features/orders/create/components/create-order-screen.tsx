import type { ReactNode } from 'react'
import { applyChanges, type CartChange } from '../../../../domain/cart/cart-changes.ts'
import { useWideScreen } from '../../../../shared/hooks/use-wide-screen.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Stepper } from '../../../../shared/ui/stepper.tsx'
import type { Order } from '../api/create-order.ts'
import type { DraftControl, Typist } from '../hooks/use-draft.ts'
import { useWizard } from '../hooks/use-wizard.ts'
import { Confirmation } from './confirmation.tsx'
import type { LineParts } from './counter-lines.tsx'
import { CustomerStep } from './customer-step.tsx'
import { CustomerPhone } from './known-customer.tsx'
import { OrderAside, OrderSlip } from './order-aside.tsx'
import { PaymentStep } from './payment-step.tsx'
import { WizardActions, WizardBar } from './wizard-bar.tsx'
import { WizardNotice } from './wizard-notice.tsx'

/** The figures of the bill that the wizard needs; the cart feature calculates them. Amounts in rupees. */
export type CounterBill = { bill: { total_amount: number }; changes: readonly CartChange[]; refetch(): unknown }

export type CreateOrderScreenProps = LineParts & {
  typist: Typist
  control: DraftControl
  typedBill: CounterBill
  /** The shop's products to pick from. */
  shelf: ReactNode
  summary: ReactNode
  renderPrint(order: Order): ReactNode
}

/** `/create-order`: the shop enters an order for a customer at the counter or on the phone, in the specified four steps. */
export const CreateOrderScreen = (props: CreateOrderScreenProps) => {
  const { typist, control, typedBill, shelf, summary, renderPrint, ...parts } = props
  const { t } = useT()
  const isWide = useWideScreen()
  const wizard = useWizard(typist.store_id, control, typedBill)
  const { draft, change, setItems, begin } = control
  const { step, placed } = draft
  const accept = () => {
    setItems((items) => applyChanges(items, typedBill.changes))
    wizard.forgive()
    typedBill.refetch()
  }
  const aside = {
    control,
    changes: typedBill.changes,
    onAccept: accept,
    summary,
    ...parts,
  }
  const picks = step === 0 || (step > 1 && !placed)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Stepper
        label={t('orders.create.steps')}
        steps={[
          t('orders.create.step.products'),
          t('orders.create.step.customer'),
          t('orders.create.step.payment'),
          t('orders.create.step.confirmation'),
        ]}
        current={picks ? 0 : step}
        isTitled={!picks}
      />
      {(picks || step === 1) && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_24rem]">
          <div className="grid min-w-0 grid-cols-1 gap-4">
            {!isWide && <WizardNotice wizard={wizard} />}
            {picks && !isWide && <CustomerPhone storeId={typist.store_id} control={control} />}
            {picks ? (
              shelf
            ) : (
              <CustomerStep storeId={typist.store_id} control={control} errors={wizard.errors} onEdit={wizard.forget} />
            )}
          </div>
          {isWide && (
            <div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col gap-4">
              {picks && <CustomerPhone storeId={typist.store_id} control={control} />}
              <OrderAside
                {...aside}
                className="flex min-h-0 flex-col"
                notice={<WizardNotice wizard={wizard} />}
                actions={<WizardActions wizard={wizard} />}
              />
            </div>
          )}
          {!isWide && step === 1 && <OrderAside {...aside} />}
        </div>
      )}
      {step === 2 && placed && (
        <div className="mx-auto w-full max-w-2xl">
          <PaymentStep orderId={placed.order_id} onDone={() => change({ step: 3 })} onBack={() => change({ step: 1 })} />
        </div>
      )}
      {step === 3 && placed && (
        <Confirmation orderId={placed.order_id} number={placed.order_number} onNew={begin} renderPrint={renderPrint} />
      )}
      {!isWide && (picks || step === 1) && (
        <WizardBar
          wizard={wizard}
          total={typedBill.bill.total_amount}
          count={draft.items.length}
          slip={picks ? <OrderSlip {...aside} /> : null}
        />
      )}
    </div>
  )
}
