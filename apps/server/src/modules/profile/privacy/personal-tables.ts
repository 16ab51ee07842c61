/** What happens to a column of a user's rows at account deletion. */
export type Fate = 'kept' | 'masked' | 'erased'

type Columns = readonly string[]

/**
 * A table with personal data. Every column is in one of the lists: a column in none fails `npm run check`
 * (scripts/check-privacy.ts). Where whole rows are deleted, all columns are erased. `kept` gives the reason for each group of
 * columns.
 */
export type PersonalTable = {
  /** Whose data it is, and what erases it. */
  about: string
  erased?: Columns
  masked?: Columns
  kept?: Readonly<Record<string, Columns>>
  /** Erased or masked columns that the export omits, or all of them, and why. */
  notExported?: { why: string; columns: Columns | 'all' }
}

export const ROWS_GO = 'rows are deleted with the account'

/** Data of customers and of all accounts, apart from signing in. */
export const accountTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    about: 'the account; `setDeleted` empties it',
    erased: ['name', 'phone', 'phone_verified_at', 'email', 'email_verified_at', 'password_hash', 'language', 'device_language'],
    masked: ['role', 'theme'],
    kept: {
      'an id that orders and events point at, and when it ended': ['user_id', 'created_at', 'updated_at', 'deleted_at'],
    },
    notExported: { why: 'a secret', columns: ['password_hash'] },
  },
  addresses: {
    about: `where a person lives; ${ROWS_GO}`,
    erased: ['address_id', 'user_id', 'label', 'name', 'phone', 'line', 'landmark', 'city', 'pincode', 'is_usual', 'created_at'],
  },
  account_carts: { about: `what a person means to buy; ${ROWS_GO}`, erased: ['user_id', 'store_id', 'items', 'changed_at'] },
  account_favourites: {
    about: `what a person usually buys; ${ROWS_GO}`,
    erased: ['user_id', 'store_id', 'items', 'changed_at'],
  },
  shared_carts: {
    about:
      'a cart that people of one home fill together, with first names that they chose to give; nobody’s account: it is deleted 14 days after its last change, and names and lines go when it is ordered or stopped',
    erased: ['items', 'changed_by'],
    kept: {
      'until it is deleted 14 days later, without the people': [
        ...['cart_hash', 'store_id', 'change_no', 'changed_at', 'ordered_at', 'stopped_at'],
      ],
    },
    notExported: { why: 'it belongs to no account; who has the link sees it', columns: 'all' },
  },
  shared_cart_changes: {
    about: 'random ids of changes of a shared cart, so that each counts once; they go with it and tell nobody',
    kept: { 'until the cart is deleted': ['cart_hash', 'op_id'] },
  },
  back_alerts: {
    about: `which products a person waits for; ${ROWS_GO}, and when the person was told`,
    erased: ['store_id', 'product_id', 'alert_id', 'user_id', 'phone', 'language', 'created_at'],
  },
  consents: {
    about: `what a person agreed to; ${ROWS_GO}`,
    erased: ['consent_id', 'user_id', 'kind', 'is_given', 'device', 'decided_at', 'text_version', 'language'],
  },
  nominees: {
    about: `who acts for a person after death; ${ROWS_GO}`,
    erased: ['user_id', 'name', 'relation', 'phone', 'named_at'],
  },
  grievances: {
    about: 'what a person complained about; `deleteGrievancesOf` takes the person out, old ones lose them after two years',
    erased: ['phone', 'email', 'name', 'order_no', 'text', 'answer', 'shop_answer'],
    kept: {
      'that it was acknowledged and redressed in time': [
        ...['grievance_id', 'ticket', 'kind', 'store_id', 'language', 'received_at', 'acknowledge_by', 'redress_by'],
        ...['acknowledged_at', 'asked_shop_at', 'resolved_at'],
      ],
    },
    notExported: { why: 'the shop’s words to the officer', columns: ['shop_answer'] },
  },
  sealed_records: {
    about: 'encrypted copies of what was erased; retention deletes each after a year (decision 058)',
    kept: {
      'the law asks for one year from May 2027 (DPDP Rules 2025, rule 8(3)); only a command of the operator opens them': [
        ...['kind', 'subject_id', 'sealed', 'sealed_at', 'keep_until'],
      ],
    },
    notExported: { why: 'made when everything else of the person is erased', columns: 'all' },
  },
  breach_notices: {
    about: 'who was told of a breach, as a keyed hash that tells nobody',
    kept: { 'proof that those affected were told': ['breach_id', 'recipient_hash', 'channel', 'queued_at'] },
    notExported: { why: 'the message itself is exported', columns: 'all' },
  },
  memberships: {
    about: `where a person works; ${ROWS_GO}`,
    erased: ['store_id', 'user_id', 'role', 'created_at', 'joined_at', 'name', 'staff_role', 'rights'],
    notExported: { why: 'names the shop; the name is that of the profile', columns: ['name'] },
  },
  order_riders: {
    about: 'to whom of the shop an order on its way was given',
    kept: { 'by an id that tells nobody': ['store_id', 'order_id', 'user_id', 'given_at'] },
    notExported: { why: 'part of the shop’s orders', columns: 'all' },
  },
  former_memberships: {
    about: `the shops whose records may have the name of a person who was removed there; ${ROWS_GO}`,
    erased: ['store_id', 'user_id', 'left_at'],
    notExported: { why: 'serves the deletion only', columns: 'all' },
  },
  notification_settings: { about: `what a person wants to hear; ${ROWS_GO}`, erased: ['user_id', 'settings', 'updated_at'] },
  push_subscriptions: {
    about: `a person's browsers; ${ROWS_GO}`,
    erased: ['subscription_id', 'user_id', 'store_id', 'session_id', 'endpoint', 'p256dh', 'auth', 'created_at'],
    notExported: { why: 'secrets of the browser', columns: ['endpoint', 'p256dh', 'auth'] },
  },
  push_outbox: {
    about: 'what a person is about to hear; rows go with their subscription, or within five minutes',
    erased: ['push_id', 'subscription_id', 'payload', 'topic', 'attempts', 'next_attempt_at', 'expires_at', 'created_at'],
    notExported: { why: 'gone within five minutes; what it tells of is in the orders', columns: 'all' },
  },
  idempotency_keys: {
    about: `answers to a person's calls; ${ROWS_GO}, those of guests after a day or two`,
    erased: ['principal', 'key', 'route', 'request_hash', 'status', 'body', 'created_at'],
    notExported: { why: 'copies of answers whose facts are exported', columns: 'all' },
  },
  message_outbox: {
    about:
      'messages to a person; sent ones are deleted with the account, waiting ones when they are sent or given up and a week later',
    erased: [
      ...['message_id', 'recipient', 'channel', 'template', 'body', 'code', 'created_at', 'subject', 'html', 'state', 'attempts'],
      ...['next_attempt_at', 'sent_at', 'last_error', 'language', 'send_before', 'cause'],
    ],
    notExported: {
      why: 'a text may hold a code that still opens a door; that something was written, to whom and when is exported',
      columns: ['body', 'code', 'subject', 'html', 'state', 'last_error', 'language', 'cause'],
    },
  },
  security_events: {
    about: 'the audit log, deleted after 13 months; contacts in it are masked when it is written, addresses hashed',
    kept: {
      'the law asks for one year (DPDP Rules 2025, rule 6)': [
        'event_id',
        'at',
        'kind',
        'user_id',
        'store_id',
        'device',
        'ip_hash',
        'details',
      ],
    },
  },
  area_wishes: {
    about: 'where somebody wished for shops; `deleteSubmissionsOf` takes the person out',
    erased: ['phone', 'note'],
    kept: { 'a wish still counts for its area': ['wish_id', 'pincode', 'latitude', 'longitude', 'created_at'] },
  },
  stories: {
    about: 'what somebody told; rows are deleted with the account that holds the number',
    erased: ['story_id', 'kind', 'name', 'city', 'text', 'phone', 'language', 'state', 'created_at', 'judged_at', 'judged_by'],
  },
}
