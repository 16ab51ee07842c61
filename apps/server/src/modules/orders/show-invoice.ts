import { computeInvoice, type InvoiceFigures } from '@jhola/contract/orders/invoice'
import type { Invoice } from '@jhola/contract/orders/invoice-schema'
import type { Order } from '@jhola/contract/orders/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { GST_STATE_CODES } from '@jhola/contract/stores/gstin'
import { AppError } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { OrderDeps } from './deps.ts'
import { getSeller, readLineHsn, type SellerRow } from './invoices.read.ts'
import { requireParty } from './order-party.ts'
import type { OrderRow } from './order-row.sql.ts'
import { maskOrder, presentOrder } from './present-order.ts'

const stateOf = (name: string): Invoice['seller']['state'] => ({ name, code: GST_STATE_CODES[name] ?? null })

/** When the goods were handed over. Throws `orders.no_invoice` for an order that was not delivered. */
const deliveredAt = (row: OrderRow): string => {
  const handedOver = row.history.findLast(({ to_status }) => to_status === 'delivered')
  if (!handedOver || row.practice) throw new AppError('orders.no_invoice')
  return new Date(handedOver.at).toISOString()
}

const presentSeller = (seller: SellerRow): Invoice['seller'] => ({
  name: seller.name,
  name_hi: seller.name_hi,
  address: [seller.street, seller.locality, `${seller.city} ${seller.pincode}`].filter(Boolean).join(', '),
  state: stateOf(seller.state),
  phone: seller.phone,
  gstin: seller.gstin,
  fssai: seller.fssai,
})

const presentLines = (order: Order, row: OrderRow, figures: InvoiceFigures, hsn: ReadonlyMap<number, string | null>) =>
  order.items.map((item, index): Invoice['lines'][number] => {
    const line = figures.lines[index]
    return {
      product_name: item.product_name,
      product_name_hi: item.product_name_hi,
      hsn: hsn.get(row.items[index]?.line_no ?? 0) ?? null,
      quantity: item.quantity,
      unit: item.unit,
      unit_price: item.unit_price,
      total: item.total_price,
      discount: paiseToRupees(line?.discount ?? paise(0)),
      taxable: paiseToRupees(line?.taxable ?? paise(0)),
      gst_rate: item.gst_rate,
      tax: item.tax,
      amount: paiseToRupees(line?.amount ?? paise(0)),
    }
  })

/** Goods that are brought change hands at the customer's door, the others in the shop; a door without a known pincode is near the shop. */
const supplyState = (deps: OrderDeps, row: OrderRow, seller: SellerRow): string => {
  const ofDoor = row.delivery_type === 'delivery' && row.pincode ? deps.stateOfPincode(row.pincode) : undefined
  return ofDoor ?? seller.state
}

/**
 * The bill of a delivered order for whoever may see the order, masked behind a shared link. Made of the order's own rows, so
 * that it says what was paid. Throws `orders.not_found` for everybody else, `orders.no_invoice` before delivery.
 */
export const showInvoice = async (
  deps: OrderDeps,
  orderId: string,
  actor: Actor | null,
  token: string | null,
): Promise<{ success: true; invoice: Invoice }> => {
  const { kind, order: row } = await requireParty(deps.db, deps.tokens, orderId, actor, token)
  const issued_at = deliveredAt(row)
  const [seller, hsn] = await Promise.all([getSeller(deps.db, row.store_id), readLineHsn(deps.db, row.store_id, orderId)])
  const isViewer = kind === 'viewer'
  const order = isViewer ? maskOrder(presentOrder(row)) : presentOrder(row)
  const place = supplyState(deps, row, seller)
  const figures = computeInvoice({
    lines: row.items.map(({ total_paise, tax_paise, gst_rate_percent }) => ({
      totalPaise: paise(total_paise),
      taxPaise: paise(tax_paise),
      gstRatePercent: Number(gst_rate_percent),
    })),
    discountPaise: paise(row.discount_paise),
    taxMode: row.tax_mode,
    gstin: seller.gstin,
    sellerState: seller.state,
    supplyState: place,
  })
  return {
    success: true,
    invoice: {
      kind: figures.kind,
      number: order.order_number,
      order_id: order.id,
      ordered_at: order.created_at,
      issued_at,
      seller: presentSeller(seller),
      buyer: { name: order.customer_name, phone: order.customer_phone, address: order.delivery_address },
      delivery_type: order.delivery_type,
      place_of_supply: stateOf(place),
      is_inter_state: figures.isInterState,
      tax_mode: order.tax_mode,
      lines: presentLines(order, row, figures, hsn),
      rates: figures.rates.map(({ gstRatePercent, taxable, cgst, sgst, igst }) => ({
        gst_rate: gstRatePercent,
        taxable: paiseToRupees(taxable),
        cgst: paiseToRupees(cgst),
        sgst: paiseToRupees(sgst),
        igst: paiseToRupees(igst),
      })),
      subtotal: order.subtotal,
      discount: order.discount,
      taxable: paiseToRupees(figures.taxable),
      tax: order.tax,
      delivery_fee: order.delivery_fee,
      express_fee: order.express_fee,
      total_amount: order.total_amount,
      payment_method: order.payment_method,
      payment_status: order.payment_status,
      view_only: isViewer,
    },
  }
}
