import { useState } from 'react'
import { AppBar } from '../../../../shared/ui/app-bar.tsx'
import { Card, CardTitle } from '../../../../shared/ui/card.tsx'
import { DataList } from '../../../../shared/ui/data-list.tsx'
import { Divider } from '../../../../shared/ui/divider.tsx'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { RadioCards } from '../../../../shared/ui/radio-cards.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'
import { Stepper } from '../../../../shared/ui/stepper.tsx'
import { Timeline } from '../../../../shared/ui/timeline.tsx'
import { Shown } from './shown.tsx'

const STEPS = ['Customer Information', 'Delivery Details', 'Payment & Review']

const Paying = () => {
  const [payment, setPayment] = useState('upi')
  return (
    <RadioCards
      label="Payment Method"
      value={payment}
      onChange={setPayment}
      columns={2}
      options={[
        { value: 'upi', title: 'UPI', hint: 'Pay with any UPI app', icon: 'qr' },
        { value: 'cod', title: 'Cash on Delivery', hint: 'Pay when it arrives', icon: 'cash' },
        { value: 'card', title: 'Card', hint: 'Not accepted by this store', icon: 'card', disabled: true },
        { value: 'wallet', title: 'Wallet', icon: 'wallet', end: <StatusChip tone="success">-₹20</StatusChip> },
      ]}
    />
  )
}

/** Components of the checkout and tracking pages. */
export const OrderShown = () => (
  <Shown title="Order">
    <Card padding="none" className="overflow-hidden">
      <AppBar
        title="Track Order"
        subtitle="Sharma Kirana Store"
        sticky={false}
        onBack={() => undefined}
        actions={
          <>
            <IconButton icon="refresh" label="Refresh" />
            <IconButton icon="share" label="Share" />
          </>
        }
      />
    </Card>
    <Card>
      <Stepper label="Checkout" steps={STEPS} current={1} />
    </Card>
    <div className="grid gap-4 md:grid-cols-2">
      <Card>
        <CardTitle action={<StatusChip tone="warning">Preparing</StatusChip>}>
          Order <bdi>#JH-2041</bdi>
        </CardTitle>
        <Timeline
          label="Order status"
          items={[
            { key: 'placed', title: 'Order Placed', state: 'done', time: '6:02 pm' },
            { key: 'confirmed', title: 'Confirmed', state: 'done', time: '6:04 pm', note: 'The store accepted your order' },
            { key: 'preparing', title: 'Preparing', state: 'current', icon: 'prepare', time: '6:10 pm' },
            { key: 'out', title: 'Out for Delivery', state: 'todo', icon: 'bike' },
            { key: 'done', title: 'Delivered', state: 'todo', icon: 'home' },
          ]}
        />
      </Card>
      <Card>
        <CardTitle>Order Summary</CardTitle>
        <DataList
          rows={[
            { label: 'Subtotal', value: <Money rupees={1234567.5} exact /> },
            { label: 'Discount', value: <Money rupees={-50} exact />, good: true },
            { label: 'GST (5%)', value: <Money rupees={27.15} exact /> },
            { label: 'Delivery', value: <Money rupees={20} exact /> },
            { label: 'Total', value: <Money rupees={590.15} exact />, total: true },
          ]}
        />
        <Divider stitched className="my-5" />
        <Timeline
          label="Cancelled order"
          items={[
            { key: 'placed', title: 'Order Placed', state: 'done', time: '6:02 pm' },
            { key: 'cancelled', title: 'Cancelled', state: 'failed', time: '6:05 pm', note: 'Out of stock' },
          ]}
        />
      </Card>
    </div>
    <Paying />
  </Shown>
)
