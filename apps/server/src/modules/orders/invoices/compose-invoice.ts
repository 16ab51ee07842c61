import {
  type BilledFee,
  computeInvoice,
  gstTypeOf,
  type InvoiceFigures,
  type RateSummary,
} from '@jhola/contract/orders/invoices/invoice'
import type { StoredInvoice } from '@jhola/contract/orders/invoices/schema'
import { paise, paiseToRupees } from '@jhola/contract/shared/money'
import { gstStateCodeOf } from '@jhola/contract/tax/gstin'
import type { OrderDeps } from '../deps.ts'
import type { OrderRow } from '../order-row.sql.ts'
import { presentOrder } from '../reading/present-order.ts'
import type { SellerRow } from './seller.read.ts'

/** Dependencies of invoice documents. */
export type InvoiceDeps = Pick<OrderDeps, 'stateOfPincode' | 'listEarlyRefunds'>

/** A state as documents show it. */
export const stateOf = (name: string): StoredInvoice['seller']['state'] => ({ name, code: gstStateCodeOf(name) })

const presentSeller = (seller: SellerRow): StoredInvoice['seller'] => ({
  name: seller.name,
  name_hi: seller.name_hi,
  address: [seller.street, seller.locality, `${seller.city} ${seller.pincode}`].filter(Boolean).join(', '),
  state: stateOf(seller.state),
  phone: seller.phone,
  gstin: seller.gstin,
  fssai: seller.fssai,
})

/** Taxes by rate, in rupees. */
export const presentRates = (rates: readonly RateSummary[]): StoredInvoice['rates'] =>
  rates.map(({ gstRatePercent, taxable, cgst, sgst, igst }) => ({
    gst_rate: gstRatePercent,
    taxable: paiseToRupees(taxable),
    cgst: paiseToRupees(cgst),
    sgst: paiseToRupees(sgst),
    igst: paiseToRupees(igst),
  }))

/** The fee including tax, in rupees. */
export const presentFee = (fee: Omit<BilledFee, 'index'>, line_no: number): NonNullable<StoredInvoice['fee']> => ({
  line_no,
  gst_rate: fee.gstRatePercent,
  taxable: paiseToRupees(fee.taxable),
  tax: paiseToRupees(fee.tax),
  amount: paiseToRupees(fee.amount),
})

const presentLines = (row: OrderRow, figures: InvoiceFigures, hsn: ReadonlyMap<number, string | null>): StoredInvoice['lines'] =>
  presentOrder(row).items.map((item, index) => {
    const line = figures.lines[index]
    const line_no = row.items[index]?.line_no ?? 0
    return {
      line_no,
      product_name: item.product_name,
      product_name_hi: item.product_name_hi,
      hsn: hsn.get(line_no) ?? null,
      quantity: item.quantity,
      unit: item.unit,
      unit_price: item.unit_price,
      total: item.total_price,
      discount: paiseToRupees(line?.discount ?? paise(0)),
      taxable: paiseToRupees(line?.taxable ?? paise(0)),
      gst_rate: item.gst_rate,
      tax: paiseToRupees(line?.tax ?? paise(0)),
      amount: paiseToRupees(line?.amount ?? paise(0)),
    }
  })

/**
 * The place of supply: the customer's address for a delivery, the shop otherwise. An address without a known PIN code counts as
 * the shop's state.
 */
const supplyState = (deps: InvoiceDeps, row: OrderRow, seller: SellerRow): string => {
  const ofDoor = row.delivery_type === 'delivery' && row.pincode ? deps.stateOfPincode(row.pincode) : undefined
  return ofDoor ?? seller.state
}

/** Composes the bill of an order without its number, from the order's own rows, so that it shows what was paid. */
export const composeInvoice = (
  deps: InvoiceDeps,
  row: OrderRow,
  { issuedAt, seller, hsn }: { issuedAt: Date; seller: SellerRow; hsn: ReadonlyMap<number, string | null> },
): Omit<StoredInvoice, 'number'> => {
  const order = presentOrder(row)
  const place = supplyState(deps, row, seller)
  const gstType = gstTypeOf(seller)
  const figures = computeInvoice({
    lines: row.items.map(({ total_paise, tax_paise, gst_rate_percent }) => ({
      totalPaise: paise(total_paise),
      taxPaise: paise(tax_paise),
      gstRatePercent: Number(gst_rate_percent),
    })),
    discountPaise: paise(row.discount_paise),
    feesPaise: paise(row.delivery_fee_paise + row.express_fee_paise),
    rupeeRoundOffPaise: paise(row.round_off_paise),
    taxMode: row.tax_mode,
    gstType,
    sellerState: seller.state,
    supplyState: place,
  })
  return {
    kind: figures.kind,
    is_composition: gstType === 'composition',
    order_id: order.id,
    order_number: order.order_number,
    ordered_at: order.created_at,
    issued_at: issuedAt.toISOString(),
    seller: presentSeller(seller),
    delivery_type: order.delivery_type,
    place_of_supply: stateOf(place),
    is_inter_state: figures.isInterState,
    tax_mode: order.tax_mode,
    lines: presentLines(row, figures, hsn),
    fee: figures.fee && presentFee(figures.fee, row.items[figures.fee.index]?.line_no ?? 0),
    rates: presentRates(figures.rates),
    subtotal: order.subtotal,
    discount: order.discount,
    taxable: paiseToRupees(figures.taxable),
    tax: paiseToRupees(figures.tax),
    round_off: paiseToRupees(figures.roundOff),
    rupee_round_off: order.round_off,
    delivery_fee: order.delivery_fee,
    express_fee: order.express_fee,
    total_amount: order.total_amount,
  }
}
