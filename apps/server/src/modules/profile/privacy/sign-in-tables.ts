import { type PersonalTable, ROWS_GO } from './personal-tables.ts'

/** Data of signing in: sessions, devices, codes, passkeys, limits. */
export const signInTables: Readonly<Record<string, PersonalTable>> = {
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
}
