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

const ROWS_GO = 'rows are deleted with the account'

/** Data of customers and of all accounts. */
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
  sessions: {
    about: 'where a person is signed in; ended with the account, deleted 30 days later',
    kept: {
      'that a session was ended must be known for as long as its token may be shown': [
        'session_id',
        'token_hash',
        'user_id',
        'store_id',
        'device',
        'created_at',
        'seen_at',
        'expires_at',
        'ends_at',
        'revoked_at',
        'device_key',
        'signed_in_by',
        'fresh_at',
        'passkey_id',
        'second_factor_at',
      ],
    },
  },
  known_devices: {
    about: 'devices that signed in to an account; rows are deleted with the account, or after half a year without a sign-in',
    erased: ['user_id', 'device_key', 'network_key', 'created_at', 'seen_at'],
    notExported: { why: 'hashes that name nothing; where a person is signed in is exported', columns: 'all' },
  },
  shared_devices: {
    about: 'devices that several people of a shop use, and who of them shared each',
    kept: {
      'they belong to the shop; the person by an id that tells nobody': [
        'store_id',
        'device_id',
        'device_key',
        'device',
        'idle_minutes',
        'shared_by',
        'created_at',
      ],
    },
    notExported: { why: 'about the device of the shop', columns: 'all' },
  },
  staff_pins: {
    about: `a person's PIN on the shared devices of a shop, as a hash; ${ROWS_GO}`,
    erased: ['store_id', 'user_id', 'pin_hash', 'set_at'],
    notExported: { why: 'a secret, and when it was chosen', columns: 'all' },
  },
  pin_tries: {
    about: `wrong PINs at a shared device of a shop; ${ROWS_GO}`,
    erased: ['store_id', 'device_id', 'user_id', 'wrong'],
    notExported: { why: 'a counter for the lock of the PIN', columns: 'all' },
  },
  passkeys: {
    about: `a person's passkeys; ${ROWS_GO}`,
    erased: [
      ...[
        'user_id',
        'passkey_id',
        'credential_id',
        'public_key',
        'sign_count',
        'transports',
        'is_synced',
        'is_backed_up',
        'name',
      ],
      ...['created_at', 'used_at'],
    ],
    notExported: {
      why: 'serves signing in only',
      columns: ['credential_id', 'public_key', 'sign_count', 'transports', 'is_backed_up'],
    },
  },
  authenticator_apps: {
    about: `an admin's authenticator app; ${ROWS_GO}`,
    erased: ['user_id', 'secret', 'created_at', 'confirmed_at', 'last_step'],
    notExported: { why: 'a secret; that it was added is in the exported log', columns: 'all' },
  },
  recovery_codes: {
    about: `an admin's recovery codes; ${ROWS_GO}`,
    erased: ['user_id', 'code_hash', 'created_at', 'used_at'],
    notExported: { why: 'secrets; that they were made is in the exported log', columns: 'all' },
  },
  passkey_challenges: {
    about: 'what a browser is asked to sign; gone within minutes',
    kept: { 'prevents that a signature is used twice, for five minutes': ['challenge', 'purpose', 'session_id', 'expires_at'] },
  },
  email_links: {
    about: 'links that were e-mailed; they open nothing once the account is gone, and are deleted after two days',
    erased: ['user_id', 'password_hash'],
    kept: {
      'limits how often an address is written to, for two days': [
        'link_id',
        'token_hash',
        'email',
        'purpose',
        'created_at',
        'expires_at',
        'used_at',
        'device_key',
        'network_key',
        'standing',
      ],
    },
    notExported: { why: 'secrets, and the address of the profile', columns: 'all' },
  },
  contact_changes: {
    about: 'earlier numbers and addresses, to undo a change for three days; rows go with the account, or when that time is over',
    erased: [
      ...['change_id', 'token_hash', 'user_id', 'kind', 'old_contact', 'new_contact', 'changed_at', 'expires_at', 'undone_at'],
    ],
    notExported: { why: 'gone within three days; the token opens the account', columns: 'all' },
  },
  sign_in_approvals: {
    about:
      'devices that asked to be let in; rows go with the account, with all its sessions, or when their five minutes are over',
    erased: [
      ...['approval_id', 'token_hash', 'phone', 'role', 'user_id', 'number', 'device', 'device_key', 'network_key', 'standing'],
      ...['created_at', 'expires_at', 'answered_at', 'is_approved', 'used_at'],
    ],
    notExported: { why: 'gone within minutes; the sessions that came of them are exported', columns: 'all' },
  },
  one_time_codes: {
    about: 'codes that were sent; deleted after two days',
    kept: {
      'limits how often a number is written to, for two days': [
        'code_id',
        'channel',
        'recipient',
        'purpose',
        'code_hash',
        'tries',
        'created_at',
        'expires_at',
        'used_at',
        'device_key',
        'network_key',
        'standing',
      ],
    },
  },
  password_tries: {
    about: 'wrong passwords; deleted when the limit ends',
    kept: { 'limits how often a password is tried': ['subject', 'tries', 'ends_at'] },
  },
  rate_limits: {
    about: 'calls of an account or address; deleted when the limit ends',
    kept: { 'limits how often somebody calls': ['key', 'points', 'expire'] },
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
