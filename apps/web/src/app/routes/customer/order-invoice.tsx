import { InvoiceScreen } from '../../../features/orders/invoice/invoice-screen.tsx'
import { useOrderKey } from '../../../features/orders/tracking/hooks/use-order-key.ts'

/** `/order/{id}/invoice`: the bill of a delivered order, to print. */
export const OrderInvoicePage = () => <InvoiceScreen orderKey={useOrderKey()} />
