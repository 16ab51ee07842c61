/**
 * What of payment `p` went back by refunds, with the shop as it is named in the statement. What was given by hand instead of through
 * its service is of the first payment, unless it says otherwise.
 */
export const refundedOf = (
  storeId: 'p.store_id' | ':store_id',
) => `(SELECT coalesce(sum(r.amount_paise), 0)::bigint FROM refunds r WHERE r.store_id = ${storeId} AND r.order_id = p.order_id
  AND (r.payment_id = p.payment_id OR (r.payment_id IS NULL AND NOT r.of_rest AND NOT p.for_rest)))`
