import type { CodeReason } from './orders/placing/unproven.ts'

/** One entry: HTTP status and English text. `{name}` in a text is filled from the details. */
type Entry = { status: number; text: string }

const entry = (status: number, text: string) => ({ status, text }) as const satisfies Entry

/** The error catalogue. Codes never change; texts are defaults unless the specification quotes them. */
export const ERRORS = {
  'request.invalid': entry(400, 'Please check the marked fields.'),
  'request.malformed': entry(400, 'The request could not be read.'),
  'request.too_large': entry(413, 'That is too much to send at once.'),
  'request.unsupported_media': entry(415, 'This kind of content is not understood here.'),
  'request.not_found': entry(404, 'There is nothing at this address.'),
  'request.cross_site': entry(403, 'This request came from another website.'),
  'request.rate_limited': entry(429, 'Too many attempts. Please wait {seconds} seconds and try again.'),
  'request.key_reused': entry(409, 'This request key was used for something else.'),
  'server.unavailable': entry(503, 'The shop system is restarting. Please try again in a moment.'),
  'server.failed': entry(500, 'An error occurred'),
  'auth.required': entry(401, 'Session expired. Please login again.'),
  'auth.forbidden': entry(403, 'You are not allowed to do this.'),
  'auth.full_sign_in_required': entry(403, 'Please sign in again with a code or your password to do this.'),
  'auth.otp_invalid': entry(400, 'Invalid OTP. Please try again.'),
  'auth.wait_minutes': entry(
    429,
    'Too many codes were asked for. Please try again in {minutes} minutes, or sign in another way.',
  ),
  'auth.wait_hours': entry(429, 'Too many codes were asked for. Please try again in {hours} hours, or sign in another way.'),
  'auth.store_not_found': entry(404, 'No store found for this phone number. Please register first.'),
  'auth.passcode_invalid': entry(400, 'Invalid passcode'),
  'auth.login_failed': entry(401, 'Invalid email or password. Please check your credentials or set up a password first.'),
  'auth.email_store_not_found': entry(404, 'No store found for this email. Please register first.'),
  'auth.email_unverified': entry(403, 'Please verify your email address first. We have sent you the link again.'),
  'auth.link_invalid': entry(400, 'This link is no longer valid. Please ask for a new one.'),
  'auth.password_weak': entry(400, 'Please ensure your password meets all requirements'),
  'auth.password_common': entry(400, 'Too many people use this password. Please choose another one.'),
  'auth.password_wrong': entry(400, 'This is not your present password.'),
  'auth.fresh_sign_in_required': entry(403, 'For your safety, please confirm that it is you.'),
  'auth.approval_not_found': entry(409, 'No device is waiting with this number.'),
  'auth.session_not_found': entry(404, 'This device is no longer signed in.'),
  'auth.second_factor_required': entry(403, 'Please confirm with your second step first.'),
  'auth.second_factor_wrong': entry(400, 'This was not accepted. Please try again.'),
  'auth.passkey_failed': entry(400, 'This passkey was not accepted. Please sign in another way.'),
  'auth.passkey_not_added': entry(400, 'The passkey could not be added. Please try again.'),
  'auth.passkey_not_found': entry(404, 'This passkey does not exist any more.'),
  'auth.passkeys_most': entry(409, 'You have the most passkeys possible. Remove one that you do not use.'),
  'auth.app_exists': entry(409, 'You have an authenticator app already. Remove it before you set up another one.'),
  'auth.last_factor': entry(409, 'An admin needs a second step. Add another one before you remove this one.'),
  'auth.last_admin': entry(409, 'The last admin cannot be deleted.'),
  'profile.contact_taken': entry(409, 'This is already used by another account.'),
  'profile.contact_held': entry(
    409,
    'This was changed a short time ago. Undo it by the link that we sent there, or wait three days.',
  ),
  'profile.change_pending': entry(
    409,
    'Your phone number or email was changed a short time ago. Please wait three days before you delete the account.',
  ),
  'profile.too_many_addresses': entry(409, 'You can keep {most} addresses. Please remove one first.'),
  'profile.address_not_found': entry(404, 'This address is no longer there.'),
  'profile.owns_store': entry(409, 'Please close your shop and finish its orders first.'),
  'stores.phone_unproven': entry(409, 'Please type the code that was sent to the new number.'),
  'stores.phone_taken': entry(409, 'This phone number already has a store. Please log in.'),
  'stores.id_taken': entry(409, 'This store id is already used.'),
  'stores.not_sent_back': entry(409, 'This shop was not sent back to you.'),
  'stores.too_many_reports': entry(429, 'You have reported several shops today. Please try again tomorrow.'),
  'stores.report_needs_device': entry(403, 'Please open the page of the shop in a browser and try again.'),
  'stores.stale': entry(412, 'The settings were changed on another device. Please look at them again.'),
  'stores.suspended': entry(403, 'This shop is suspended: {reason}'),
  'stores.verification_failed': entry(404, 'Store verification failed'),
  'stores.hours_overlap': entry(400, 'The two opening times run into each other.'),
  'stores.gstin_state': entry(400, 'This GST number belongs to another state.'),
  'stores.composition_tax': entry(400, 'A shop in the composition scheme may not add GST to its prices.'),
  'stores.no_way_to_pay': entry(400, 'Please keep at least one way of paying.'),
  'stores.no_way_to_get_it': entry(400, 'Please offer delivery or pickup.'),
  'stores.staff_taken': entry(409, 'This person already works in a shop.'),
  'stores.staff_most': entry(409, 'A shop can have {most} people.'),
  'stores.staff_not_found': entry(404, 'This person does not work here.'),
  'staff.not_permitted': entry(403, 'Your role does not include this. Please ask the owner of the shop.'),
  'staff.pin_wrong': entry(400, 'This PIN is not right.'),
  'staff.pin_locked': entry(403, 'This PIN is locked. Please sign in with a code or your password.'),
  'staff.pin_weak': entry(400, 'This PIN is easy to guess. Please choose another one.'),
  'staff.device_unknown': entry(404, 'This device is not set up for switching people.'),
  'staff.devices_most': entry(409, 'A shop can have {most} shared devices.'),
  'stores.photo_unreadable': entry(400, 'This picture cannot be read. Please choose a JPEG, PNG or WebP photo.'),
  'reviews.only_customer': entry(403, 'Only the customer can rate an order.'),
  'reviews.not_now': entry(409, 'This order can be rated for 30 days after delivery.'),
  'community.story_not_found': entry(404, 'This story is no longer there.'),
  'admin.not_in_review': entry(409, 'This shop is not waiting for a decision.'),
  'privacy.has_account': entry(409, 'This number has an account. Please sign in and use your profile.'),
  'grievances.not_found': entry(404, 'There is no open grievance with this number.'),
  'admin.not_suspended': entry(409, 'This shop is not suspended.'),
  'admin.already_suspended': entry(409, 'This shop is suspended already.'),
  'admin.store_given_up': entry(409, 'This shop was given up by its owner.'),
  'geo.pincode_unknown': entry(404, 'We do not know this pincode.'),
  'stores.not_found': entry(404, 'Store not found'),
  'stores.closed': entry(409, 'The shop is closed now. Please choose a delivery time.'),
  'stores.paused': entry(409, 'The shop is not taking orders right now.'),
  'stores.below_minimum': entry(409, 'The smallest order here is ₹{minimum}.'),
  'stores.out_of_range': entry(409, 'This address is too far for delivery. You can pick the order up at the shop.'),
  'stores.no_pickup': entry(409, 'This shop only delivers.'),
  'stores.payment_not_taken': entry(409, 'The shop does not take this way of paying.'),
  'delivery.slot_closed': entry(409, 'This delivery time can no longer be chosen.'),
  'delivery.slot_full': entry(409, 'This delivery time is full. Please choose another one.'),
  'catalogue.not_found': entry(404, 'Product not found'),
  'inventory.insufficient': entry(409, 'Some items are no longer in stock.'),
  'inventory.stock_changed': entry(409, 'The stock changed meanwhile: there are {on_hand} {unit} now. Please count again.'),
  'inventory.below_reserved': entry(
    409,
    'That is more than you have to spare: {reserved} of {on_hand} {unit} are held for orders.',
  ),
  'inventory.too_much': entry(400, 'Stock can be at most {most}.'),
  'inventory.stale': entry(412, 'This product was changed on another device. Please look at it again.'),
  'inventory.deleted': entry(409, 'This product was deleted. Restore it first.'),
  'inventory.code_taken': entry(409, 'Another product has its barcode or SKU now.'),
  'inventory.no_price': entry(409, 'It has no price yet.'),
  'inventory.above_mrp': entry(409, 'Its price with GST is above the MRP.'),
  'inventory.too_many_prices': entry(400, '{products} products; at most {most} at once: please choose fewer.'),
  'inventory.change_not_found': entry(404, 'This change of prices is no longer there.'),
  'inventory.photo_unreadable': entry(400, 'This picture cannot be read. Please choose a JPEG, PNG or WebP photo.'),
  'inventory.file_unreadable': entry(400, 'This is no CSV or Excel file.'),
  'inventory.file_old_or_locked': entry(400, 'An old .xls file, or one with a password: please save it as .xlsx or CSV.'),
  'inventory.file_encoding': entry(400, 'Its letters cannot be read: please save it as CSV UTF-8 or .xlsx.'),
  'inventory.file_unpacks_too_big': entry(413, 'Unpacked it is larger than {most_mb} MB.'),
  'inventory.file_columns': entry(400, 'Row {row} has more than {most} columns.'),
  'inventory.file_cell': entry(400, 'Cell {column}{row} has more than {most} letters.'),
  'inventory.file_open_quote': entry(400, 'A quotation mark of row {row} is never closed.'),
  'inventory.file_empty': entry(400, 'This file has no products.'),
  'inventory.file_rows': entry(400, '{rows} products; at most {most} at once: please split it.'),
  'inventory.import_running': entry(409, 'A file is being written right now.'),
  'inventory.import_not_found': entry(404, 'This upload is gone.'),
  'cart.empty': entry(400, 'Your cart is empty'),
  'cart.quantity': entry(400, 'This quantity cannot be ordered.'),
  'orders.changed': entry(409, 'Prices changed since you filled your cart. Please check and confirm.'),
  'orders.not_found': entry(404, 'Order not found'),
  'orders.packing_nothing_left': entry(409, 'Nothing of this order is left. Please reject or cancel it.'),
  'orders.packing_asked': entry(409, 'The customer has not answered the last question yet.'),
  'orders.packing_answered': entry(409, 'This question is closed.'),
  'orders.packing_line': entry(400, 'This line is not in the order.'),
  'orders.packing_quantity': entry(400, 'Please check the amount.'),
  'orders.packing_stock': entry(409, 'The shop does not have that much.'),
  'orders.packing_price': entry(400, 'The price must be above zero and not above the MRP.'),
  'orders.packing_product': entry(409, 'This product is not for sale now.'),
  'orders.illegal_transition': entry(409, 'This order has moved on. That can no longer be done.'),
  'orders.stale': entry(412, 'Someone else changed this order in the meantime.'),
  'orders.too_many_open': entry(409, 'You have {open} unfinished orders. Please wait for one to be delivered.'),
  'customers.too_many_blocked': entry(409, 'A shop can block {most} numbers.'),
  'orders.code_needed': entry(409, 'Please confirm your number with a code.'),
  'orders.not_taken': entry(409, 'The shop cannot take this order.'),
  'orders.reason_required': entry(400, 'Please choose a reason.'),
  'orders.partner_required': entry(400, 'Please name the person who delivers.'),
  'orders.not_under_way': entry(409, 'This order is not being worked on.'),
  'orders.no_problem': entry(409, 'Nothing was reported about this order.'),
  'orders.no_invoice': entry(409, 'The bill is ready when the order is delivered.'),
  'orders.not_yet_accepted': entry(409, 'The shop has not accepted this order yet. You can cancel it.'),
  'notifications.endpoint_refused': entry(400, 'Failed to subscribe to push notifications'),
  'notifications.no_device': entry(409, 'Notifications not supported or permission not granted'),
  'payments.not_due': entry(409, 'There is nothing to pay for this order.'),
  'payments.nothing_to_refund': entry(409, 'There is no money to give back for this order.'),
  'payments.refund_too_much': entry(409, 'This is more than is left of the order.'),
  'payments.cancel_instead': entry(409, 'To give everything back before it was handed over, cancel the order.'),
  'payments.refund_not_failed': entry(409, 'This refund did not fail.'),
  'payments.day_closed': entry(409, '{by} closed this day already.'),
  'payments.day_moved': entry(409, 'Cash changed while you were counting. Please check again.'),
  'payments.refund_changed': entry(409, 'Something was given back meanwhile. Please look at the amount again.'),
  'payments.after_acceptance': entry(409, 'This shop is new: please pay by UPI after it has accepted your order, or in cash.'),
  'payments.amount_differs': entry(409, 'This is not what the order costs.'),
  'payments.not_found': entry(404, 'This payment is no longer there.'),
  'payments.failed': entry(402, 'Payment failed'),
  'payments.unconfirmed': entry(409, 'Payment confirmation failed'),
  'payments.held': entry(402, 'The amount that came is not what the order costs. The shop is looking at it.'),
  'payments.unavailable': entry(503, 'The payment service does not answer. Please try again, or pay in cash.'),
  'payments.statement_unknown': entry(
    400,
    'No columns of a bank or UPI statement were found: it needs the date and the amount that came.',
  ),
  'payments.statement_rows': entry(400, 'This statement has more than {most} rows. Please take a shorter time.'),
  'payments.match_stale': entry(409, 'This was read too long ago. Please read the statement again.'),
  'payments.utr_used': entry(409, 'This UPI reference was given for another order already.'),
  'payments.decided': entry(409, 'The bank has decided about this payment already.'),
  'payments.signature': entry(401, 'This report does not carry the right signature.'),
  'geo.unavailable': entry(503, 'Unable to retrieve location.'),
} as const satisfies Record<string, Entry>

/** A code of the catalogue. */
export type ErrorCode = keyof typeof ERRORS

/** An invalid field of the request: `field` is its path (`items.0.quantity`), `message` is for people. */
export type FieldProblem = { field: string; code: string; message: string }

/** A cart line without enough stock; quantities in selling units. */
export type ShortLine = { product_id: string; product_name: string; wanted: number; available: number; unit: string }

/** A line whose price differs from the one that the customer saw; rupees. `new_price` null: no longer sold. */
export type ChangedLine = { product_id: string; product_name: string; old_price: number | null; new_price: number | null }

/** A product's current stock, in selling units. */
type StockLevels = { on_hand: number; reserved: number; available: number; unit: string }

/** The types of the details, for the codes that have them. */
export type DetailsByCode = {
  'request.invalid': { fields: FieldProblem[] }
  'request.rate_limited': { seconds: number }
  'auth.wait_minutes': { minutes: number; seconds: number }
  'auth.wait_hours': { hours: number; seconds: number }
  'stores.closed': { opens_at: string | null }
  'stores.paused': { until: string | null; reason: string | null }
  'stores.below_minimum': { minimum: number; subtotal: number }
  'stores.out_of_range': { distance_km: number | null; radius_km: number }
  'inventory.insufficient': { lines: ShortLine[] }
  'inventory.stock_changed': StockLevels
  'inventory.below_reserved': StockLevels
  'inventory.too_much': { most: number }
  'inventory.stale': { version: number }
  'inventory.too_many_prices': { products: number; most: number }
  'inventory.file_unpacks_too_big': { most_mb: number }
  'inventory.file_columns': { row: number; most: number }
  'inventory.file_cell': { row: number; column: string; most: number }
  'inventory.file_open_quote': { row: number }
  'inventory.file_rows': { rows: number; most: number }
  'cart.quantity': { product_id: string; product_name: string }
  'orders.changed': { lines: ChangedLine[]; total_amount: number }
  'orders.illegal_transition': { current: string; wanted: string; by: string | null; at: string | null }
  'orders.stale': { current: string; version: number; by: string | null; at: string | null }
  'orders.too_many_open': { open: number }
  'customers.too_many_blocked': { most: number }
  'orders.code_needed': { reason: CodeReason; limit: number }
  'payments.failed': { reason: string }
  'payments.day_closed': { by: string; at: string }
  'payments.statement_rows': { most: number }
  'profile.too_many_addresses': { most: number }
  'stores.stale': { version: number }
  'stores.phone_unproven': { field: 'phone' | 'whatsapp' }
  'stores.suspended': { reason: string }
  'stores.staff_most': { most: number }
  'staff.devices_most': { most: number }
  'staff.pin_wrong': { tries_left: number }
}

/** Details of one code, `undefined` if it has none. */
export type ErrorDetails<C extends ErrorCode> = C extends keyof DetailsByCode ? DetailsByCode[C] : undefined

/** HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code].status

/** Whether this text is one of our codes. */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERRORS, text)

/** Fills `{name}` in a text from plain values. Placeholders without a value stay as they are. */
export const fillText = (text: string, values: Record<string, unknown> | undefined): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values?.[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole
  })
