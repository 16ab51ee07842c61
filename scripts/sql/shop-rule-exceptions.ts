/** What the statements of a group need on a cluster that spreads the tables by `store_id`. */
const COORDINATOR = 'the table stays whole on the coordinator, so nothing is needed'
const COPIED = 'every machine has a copy of stores, so nothing is needed'
const EACH_MACHINE = 'runs on every machine for its own shops, or shop by shop from a list of shops'
const SHOPS_FIRST = 'a list of the shops that the person has to do with, kept by account and number; then shop by shop'
const LOOK_UP = 'a look-up table from this name to the shop, spread by the name'

/** A group of statements by what they need, each with its own reason why no shop can be named. */
const needing = (need: string, reasons: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(reasons).map(([name, reason]) => [name, `${reason}; on a cluster: ${need}`])

/**
 * Statements that read or write a table with a `store_id` without naming the shop as a parameter at every level, each with its reason. A
 * statement that no longer needs its line fails the check too.
 */
export const SHOP_RULE_EXCEPTIONS: Readonly<Record<string, string>> = Object.fromEntries([
  ...needing(COORDINATOR, {
    'auth.find_account': 'signing in by e-mail: which shop the person works in is what it finds out',
    'auth.find_shop_person': 'signing in by number: which shop the person works in is what it finds out',
    'auth.delete_other_invitations': 'the first proof of a number removes invitations of every shop but one',
    'auth.delete_open_invitations': 'an account that leaves a number loses what every shop sent there',
    'auth.delete_helpers_of': 'the first proof of a number removes the others from every shop that it owns',
    'stores.delete_registrations': 'the first proof of a number removes every registration that nobody proved',
    'orders.detach_orders': 'the first proof of a number detaches orders at every shop',
    'auth.find_passkey_owner': 'signing in with a passkey: which shop the person works in is what it finds out',
    'auth.find_session_proof': 'a session is asked for by its id: how it began is the same in every shop',
    'auth.renew_session': 'a session gets a new token by its id; those of admins have no shop',
    'auth.lock_roles': 'asks whether an account has any shop at all, before it may become an admin',
    'auth.find_session': 'the cookie names the session by its secret; its shop, if it has one, is what it finds out',
    'auth.touch_session': 'sessions are found by their id; those of customers have no shop',
    'auth.end_sessions': 'ends sessions of a person, at whichever shop or none unless one is asked for',
    'auth.list_living_sessions': 'a person sees where they are signed in, at whichever shop or none',
    'auth.list_kept_sessions': 'the export of an account has its sessions at every shop and none',
    'auth.forget_devices_of': 'a device is known to a person, at whichever shop or none they signed in on it',
    'auth.forget_device_of_session': 'a device is known to a person, at whichever shop or none they signed in on it',
    'auth.delete_sessions_before': 'forgets old sessions of everybody by their age',
    'cart.list_carts': 'a person’s carts, one for each shop that they shop at',
    'cart.delete_carts': 'account deletion takes the carts of every shop',
    'profile.delete_memberships': 'account deletion takes the person out of every shop, and says which they were',
    'profile.list_workplaces': 'the export of an account has every shop that the person works in',
    'stores.find_shop_by_contact': 'registration asks whether an account has a shop, before there is one to name',
    'stores.has_shop': 'registration asks whether an account has a shop, before there is one to name',
    'notifications.take_pushes': 'the outbox of pushes names the device; customers’ devices have no shop',
    'notifications.delete_oldest_subscriptions': 'the limit of devices counts those of a person at every shop and none',
    'notifications.delete_subscriptions': 'a person stops pushes to a device, whichever shop it was for',
    'notifications.list_push_devices': 'a person sees their devices, whichever shop each is for',
    'notifications.delete_subscription': 'the push service says that a device is gone, by our id of it',
    'notifications.delete_orphans': 'forgets devices of everybody whose session is over',
    'notifications.list_subscriptions_of': 'the export of an account has its devices at every shop and none',
    'notifications.delete_subscriptions_of': 'account deletion takes the devices of every shop and none',
    'notifications.list_shop_listeners':
      'names the shop of devices and members; a session is joined by its id and may have no shop',
    'notifications.list_own_listeners': 'an order’s customer hears of it on every device, which have no shop or another one',
    'stores.count_earlier_reports': 'reports of a device and of an address are counted over all shops, so that none floods them',
    'stores.delete_handled_reports': 'forgets old reports about every shop by their age',
    'admin.list_events': 'the platform’s staff read the audit log of every shop and of people without one',
    'admin.count_events': 'the platform’s staff read the audit log of every shop and of people without one',
    'admin.count_found_events': 'the platform’s staff search the audit log of every shop and of people without one',
    'audit.list_security_events_of': 'the export of an account has what was written down about it at every shop and none',
    'platform.delete_security_events_before': 'forgets old lines of the audit log by their age',
  }),
  ...needing(COPIED, {
    'admin.list_registered': 'the platform’s staff list the shops',
    'admin.count_registered': 'the platform’s staff list the shops',
    'admin.count_all_stores': 'the platform’s staff see how many shops there are',
    'demo.has_stores': 'the demo asks whether there is any shop, to load nothing into a database in use',
    'stores.list_active_stores': 'the public list of the shops of a city or of all',
    'stores.count_active_stores': 'the public list of the shops of a city or of all',
    'stores.find_active_store': 'an address names a shop by its id or by its slug, and either may be meant',
    'admin.list_similar': 'the platform’s staff compare a new shop with others around it',
    'admin.find_checked': 'names the shop; others of the same hands are counted by account, number and device',
    'stores.find_seller': 'an address names a shop by its id or by its slug, and either may be meant',
    'stores.list_stores_in_circle': 'looks for the shops near a place',
    'stores.count_open_stores': 'counts the shops for the site map',
    'stores.list_open_store_ids': 'goes through the ids of all shops for the site map',
    'stores.list_stores_in_short': 'lists all shops on the operator’s command line',
    'stores.is_store_id_taken': 'names the shop by its id, but the id may be another shop’s slug as well',
    'stores.find_free_store_number': 'counts all shops to find the next free number',
    'stores.find_free_slug': 'looks for a name that no shop has as its slug or id',
    'stores.find_other_store_with_phone': 'a number may be that of one shop only: looks at all but this one',
    'stores.give_up_stores': 'account deletion closes every shop that the person owns, and says which they were',
  }),
  ...needing(`${SHOPS_FIRST} (stores itself is copied)`, {
    'profile.owns_store': 'account deletion asks whether the person owns any shop',
    'auth.is_fresh_session': 'a session is named by its id and person, at whichever shop or none',
    'profile.list_busy_stores': 'account deletion asks whether a shop that the person owns has orders to bring',
  }),
  ...needing(EACH_MACHINE, {
    'alarms.pass_unjudged': 'the alarm job takes what is due at every shop',
    'alarms.wake_answered': 'the alarm job takes what was answered at every shop',
    'alarms.list_due_alarms': 'the alarm job lists what is due at every shop; each is then locked with its shop',
    'alarms.delete_alarms_before': 'forgets old alarms of every shop by their age',
    'catalogue.lock_stale': 'brings search words of an older version up to date, of whichever shop',
    'catalogue.set_indexes': 'writes the rows that lock_stale took, of several shops at once; each row names its own',
    'catalogue.insert_product_records':
      'each row names its shop; its callers write one shop’s rows, so a parameter could name it',
    'catalogue.set_product_records': 'each row names its shop; its callers write one shop’s rows, so a parameter could name it',
    'inventory.delete_imports_before': 'forgets old imports of every shop by their age',
    'inventory.delete_price_changes_before': 'forgets old price changes of every shop by their age',
    'inventory.find_broken_ledgers': 'an operator’s proof over the ledgers of every shop, or of one if it is named',
    'notifications.list_shops_to_tell': 'the morning’s job looks for shops that were not told of goods that expire',
    'notifications.list_low_stock_shops': 'the low-stock job goes through the shops by their ids, page by page',
    'orders.forget_deleted_customers':
      'the job that masks finished orders of deleted accounts does not know at which shops they are',
    'orders.list_expired_orders': 'the job lists what was not answered in time at every shop; each is then changed with its shop',
    'orders.list_unpaid_orders': 'the job lists what nobody paid at every shop; each is then changed with its shop',
    'orders.list_ended_unproven': 'the job lists what an older build ended at every shop; each is then released with its shop',
    'orders.delete_empty_counts': 'forgets counters of every shop that count nothing',
    'payments.list_to_give_back':
      'the job lists money that must go back at every shop; each payment is then worked on with its shop',
    'payments.list_to_ask': 'the job lists attempts to ask about at every shop; each is then worked on with its shop',
    'payments.list_returns_due': 'the job lists returns that are due at every shop; each is then worked on with its shop',
    'realtime.lock_waiting_events': 'the sender takes what waits at every shop in one go, oldest first',
    'realtime.set_published': 'the sender notes what it took, of several shops at once; each pair names its shop',
    'realtime.list_published_after': 'a node hears what other nodes sent, of every shop',
    'realtime.delete_events_before': 'forgets old events of every shop by their age',
    'realtime.read_outbox_lag': 'the metrics say how long anything waits, at whichever shop',
    'stores.count_figures': 'the landing page adds up the delivered orders of every shop from the shops’ counters',
  }),
  ...needing(SHOPS_FIRST, {
    'orders.count_customer_orders': 'a person’s orders at whichever shops, found by account and proven number',
    'orders.list_customer_orders': 'a person’s orders at whichever shops, found by account and proven number',
    'orders.forget_customer': 'account deletion takes guests’ orders of the proven number to the account, at whichever shops',
    'orders.forget_finished_of_customer': 'account deletion masks the finished orders of the account, at whichever shops',
    'payments.list_payments_of': 'the export of an account has the payments of its orders, at whichever shops',
    'reviews.list_reviews_of': 'the export of an account has what the person said of shops, found by their orders',
    'reviews.forget_reviewer': 'account deletion takes the name off what the person said of shops, found by their orders',
  }),
  ...needing(LOOK_UP, {
    'orders.find_order': 'a customer’s link names an order by its id alone; the token in it proves, and says no shop',
    'orders.insert_order': 'names its shop everywhere but where it counts the open orders of a telephone number at every shop',
    'payments.find_payment_anywhere':
      'the page that a service sends the payer back to, and the payer’s confirmation, name the payment alone',
    'payments.find_by_reference': 'a service’s report names the payment by the service’s own reference',
    'payments.find_by_transaction': 'a service’s transaction pays once, at whichever shop: looks for it at all',
    'payments.find_return': 'a service’s report names the return by the key that we gave it',
    'payments.list_used_utrs': 'a bank’s number of a transfer pays once, at whichever shop: looks for it at all',
    'payments.find_matched': 'a bank’s number of a transfer pays once, at whichever shop: looks for it at all',
  }),
])
