// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { SignInMethod } from '@jhola/contract/auth/factors/rules'
import type { Language } from '@jhola/contract/shared/wire'
import type { Permission } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  approve_sign_in: {
    params: {
      at: Date | string | null
      user_id: string
      number: number
    }
    row: {
      device: string
    }
  }
  begin_app: {
    params: {
      user_id: string
      secret: Buffer
      at: Date | string
    }
    row: never
  }
  clear_unproven: {
    params: {
      own_store_id: string | null
      at: Date | string
      user_id: string
    }
    row: never
  }
  count_factors: {
    params: {
      user_id: string
    }
    row: {
      passkeys: number
      has_app: boolean
      codes_left: number
    }
  }
  count_passkey_use: {
    params: {
      sign_count: number
      is_backed_up: boolean
      at: Date | string | null
      user_id: string
      passkey_id: string
    }
    row: never
  }
  count_pin_try: {
    params: {
      store_id: string
      device_id: string
      user_id: string
      most: number
    }
    row: {
      wrong: number
    }
  }
  delete_abandoned_accounts: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_app: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_approvals_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_approvals_of: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_apps_of: {
    params: {
      user_id: string
      since: Date | string | null
    }
    row: never
  }
  delete_challenges_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_changes_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_changes_of: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_codes_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_devices_shared_by: {
    params: {
      store_id: string
      user_id: string
      at: Date | string | null
      sessions_channel: string
    }
    row: {
      session_id: string
      told: string | null
    }
  }
  delete_helpers_of: {
    params: {
      user_id: string
      since: Date | string | null
      at: Date | string
      sessions_channel: string
    }
    row: {
      session_id: string
      told: string | null
    }
  }
  delete_known_devices_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_links_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_open_invitations: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_other_invitations: {
    params: {
      user_id: string
      kept_store_id: string | null
    }
    row: never
  }
  delete_passkey: {
    params: {
      user_id: string
      passkey_id: string
    }
    row: {
      name: string
    }
  }
  delete_passkeys_of: {
    params: {
      user_id: string
      since: Date | string | null
    }
    row: never
  }
  delete_password_tries: {
    params: {
      subject: Buffer
    }
    row: never
  }
  delete_password_tries_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_pin_tries: {
    params: {
      store_id: string
      user_id: string
      device_id: string | null
    }
    row: never
  }
  delete_pins_since: {
    params: {
      user_id: string
      since: Date | string | null
      at: Date | string | null
      sessions_channel: string
    }
    row: {
      session_id: string
      told: string | null
    }
  }
  delete_recovery_codes_of: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_sessions_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_shared_device: {
    params: {
      store_id: string
      device_id: string
      at: Date | string | null
      except_id: string
      sessions_channel: string
    }
    row: {
      device: string
      ended: string[]
    }
  }
  end_device_sessions: {
    params: {
      store_id: string
      device_id: string
      at: Date | string | null
      sessions_channel: string
    }
    row: {
      device: string
      ended: string[]
    }
  }
  end_links_of: {
    params: {
      at: Date | string
      user_id: string
    }
    row: never
  }
  end_open_codes: {
    params: {
      at: Date | string
      recipient: string
      purpose: string
      device_key: Buffer
    }
    row: never
  }
  end_pin_sessions: {
    params: {
      at: Date | string | null
      store_id: string
      user_id: string
      sessions_channel: string
    }
    row: {
      session_id: string
      told: string | null
    }
  }
  end_sessions: {
    params: {
      at: Date | string | null
      user_id: string
      session_id: string | null
      except_id: string | null
      store_id: string | null
      passkey_id: string | null
      sessions_channel: string
    }
    row: {
      session_id: string
      told: string | null
    }
  }
  find_account: {
    params: {
      email: string
    }
    row: {
      user_id: string
      password_hash: string | null
      email_verified_at: Date | null
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
      store_id: string | null
    }
  }
  find_app: {
    params: {
      user_id: string
    }
    row: {
      secret: Buffer
      confirmed_at: Date | null
      last_step: number | null
    }
  }
  find_approval_state: {
    params: {
      token_hash: Buffer
      device_key: Buffer
      at: Date | string
    }
    row: {
      is_refused: boolean
    }
  }
  find_confirmed_by: {
    params: {
      token_hash: Buffer
      now: Date | string
    }
    row: {
      has_password: boolean
    }
  }
  find_customer_by_phone: {
    params: {
      phone: string
    }
    row: {
      user_id: string
    }
  }
  find_member: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      user_id: string
    }
  }
  find_passkey_owner: {
    params: {
      credential_id: string
    }
    row: {
      user_id: string
      passkey_id: string
      credential_id: string
      public_key: Buffer
      sign_count: number
      transports: string[]
      is_synced: boolean
      name: string
      created_at: Date
      used_at: Date | null
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
      store_id: string | null
    }
  }
  find_password_hash: {
    params: {
      user_id: string
    }
    row: {
      password_hash: string | null
    }
  }
  find_pin: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      pin_hash: string
    }
  }
  find_session: {
    params: {
      token_hash: Buffer
      now: Date | string
    }
    row: {
      session_id: string
      user_id: string
      store_id: string | null
      device: string
      seen_at: Date
      ends_at: Date
      name: string
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
      store_role: 'store_owner' | 'store_staff' | null
      staff_role: StaffRole | null
      rights: Partial<Record<Permission, boolean>> | null
      signed_in_by: SignInMethod | null
      second_factor_at: Date | null
    }
  }
  find_session_proof: {
    params: {
      session_id: string
      user_id: string
    }
    row: {
      signed_in_by: SignInMethod | null
      fresh_at: Date | null
    }
  }
  find_shared_device: {
    params: {
      device_key: Buffer
    }
    row: {
      store_id: string
      device_id: string
      device: string
      idle_minutes: number
      store_name: string
    }
  }
  find_shop_person: {
    params: {
      wanted_store_id: string | null
      phone: string
    }
    row: {
      user_id: string
      store_id: string
      role: 'store_owner' | 'store_staff'
    }
  }
  find_standing: {
    params: {
      user_id: string | null
      device_key: Buffer
      network_key: Buffer
      since: Date | string
      recipient: string
    }
    row: {
      known: boolean
      near: boolean
    }
  }
  find_user: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      user_id: string
      name: string
      phone: string | null
      email: string | null
      store_name: string | null
      created_at: Date
      updated_at: Date
    }
  }
  find_user_id_by_email: {
    params: {
      email: string
    }
    row: {
      user_id: string
    }
  }
  find_user_id_by_phone: {
    params: {
      phone: string
    }
    row: {
      user_id: string
    }
  }
  forget_device_of_session: {
    params: {
      session_id: string
      user_id: string
    }
    row: never
  }
  forget_devices_of: {
    params: {
      user_id: string
      except_id: string | null
    }
    row: never
  }
  forget_links_of: {
    params: {
      user_id: string
    }
    row: never
  }
  has_open_change: {
    params: {
      user_id: string
      at: Date | string
    }
    row: {
      has: boolean
    }
  }
  insert_account: {
    params: {
      user_id: string
      name: string
      email: string | null
      password_hash: string | null
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
  insert_challenge: {
    params: {
      challenge: string
      purpose: ('add' | 'sign_in' | 'prove')
      session_id: string | null
      expires_at: Date | string
    }
    row: never
  }
  insert_code: {
    params: {
      code_id: string
      channel: string
      recipient: string
      purpose: string
      code_hash: Buffer
      created_at: Date | string
      expires_at: Date | string
      device_key: Buffer | null
      network_key: Buffer | null
      standing: string
    }
    row: never
  }
  insert_contact_change: {
    params: {
      change_id: string
      token_hash: Buffer
      user_id: string
      kind: string
      old_contact: string | null
      new_contact: string
      at: Date | string
      expires_at: Date | string
    }
    row: never
  }
  insert_customer: {
    params: {
      user_id: string
      phone: string | null
      at: Date | string
    }
    row: never
  }
  insert_link: {
    params: {
      link_id: string
      token_hash: Buffer
      user_id: string | null
      email: string
      purpose: ('verify_email' | 'reset_password' | 'change_email')
      password_hash: string | null
      created_at: Date | string
      expires_at: Date | string
      device_key: Buffer | null
      network_key: Buffer | null
      standing: string
    }
    row: never
  }
  insert_owner: {
    params: {
      user_id: string
      name: string
      phone: string | null
      at: Date | string
    }
    row: never
  }
  insert_passkey: {
    params: {
      user_id: string
      passkey_id: string
      credential_id: string
      public_key: Buffer
      sign_count: number
      transports: readonly string[]
      is_synced: boolean
      is_backed_up: boolean
      name: string
      at: Date | string
    }
    row: never
  }
  insert_recovery_codes: {
    params: {
      user_id: string
      code_hashes: readonly Buffer[]
      at: Date | string
    }
    row: never
  }
  insert_session: {
    params: {
      session_id: string
      token_hash: Buffer
      user_id: string
      store_id: string | null
      device: string
      device_key: Buffer | null
      created_at: Date | string
      expires_at: Date | string
      ends_at: Date | string
      signed_in_by: SignInMethod | null
      fresh_at: Date | string | null
      passkey_id: string | null
    }
    row: never
  }
  insert_shared_device: {
    params: {
      store_id: string
      device_id: string
      device_key: Buffer
      device: string
      idle_minutes: number
      shared_by: string
      at: Date | string
    }
    row: never
  }
  insert_users: {
    params: {
      is_proven: boolean
      users: string
    }
    row: never
  }
  is_contact_held: {
    params: {
      contact: string | null
      at: Date | string
      user_id: string | null
    }
    row: {
      held: boolean
    }
  }
  is_fresh_session: {
    params: {
      session_id: string
      user_id: string
      since: Date | string
    }
    row: {
      fresh: boolean
    }
  }
  is_known_device: {
    params: {
      device_key: Buffer
      since: Date | string
    }
    row: {
      user_id: string
    }
  }
  is_link_open: {
    params: {
      token_hash: Buffer
      purpose: string
      now: Date | string
    }
    row: {
      link_id: string
    }
  }
  list_kept_sessions: {
    params: {
      user_id: string
    }
    row: {
      session_id: string
      device: string
      store_id: string | null
      created_at: Date
      seen_at: Date
      expires_at: Date
      revoked_at: Date | null
    }
  }
  list_living_sessions: {
    params: {
      user_id: string
      now: Date | string
      limit: number
    }
    row: {
      session_id: string
      device: string
      store_id: string | null
      created_at: Date
      seen_at: Date
    }
  }
  list_passkeys: {
    params: {
      user_id: string
    }
    row: {
      user_id: string
      passkey_id: string
      credential_id: string
      public_key: Buffer
      sign_count: number
      transports: string[]
      is_synced: boolean
      name: string
      created_at: Date
      used_at: Date | null
    }
  }
  list_shared_devices: {
    params: {
      store_id: string
    }
    row: {
      device_id: string
      device: string
      device_key: Buffer
      idle_minutes: number
      created_at: Date
      by_name: string | null
    }
  }
  list_signed_in: {
    params: {
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
  list_switch_people: {
    params: {
      store_id: string
      device_id: string
    }
    row: {
      user_id: string
      name: string
      role: 'store_owner' | 'store_staff'
      staff_role: StaffRole
      has_pin: boolean
      wrong: number
    }
  }
  list_waiting_at: {
    params: {
      network_key: Buffer
      device_key: Buffer
      phone: string
      now: Date | string
    }
    row: {
      number: number
      standing: string
      expires_at: Date
      is_same_network: boolean
      is_same_device: boolean
    }
  }
  list_waiting_for: {
    params: {
      user_id: string
      now: Date | string
      limit: number
    }
    row: {
      device: string
      standing: string
      created_at: Date
      total: number
    }
  }
  lock_approved_person: {
    params: {
      user_id: string
      phone: string
    }
    row: {
      user_id: string
      store_id: string | null
    }
  }
  lock_email: {
    params: {
      user_id: string
      email: string
    }
    row: {
      user_id: string
    }
  }
  lock_mailbox: {
    params: {
      email: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  lock_number: {
    params: {
      phone: string
    }
    row: {
      user_id: string
      is_admin: boolean
    }
  }
  lock_password: {
    params: {
      user_id: string
      password_hash: string
    }
    row: {
      user_id: string
    }
  }
  lock_person: {
    params: {
      user_id: string
    }
    row: {
      user_id: string
    }
  }
  lock_pin: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      pin_hash: string
    }
  }
  lock_recipient: {
    params: {
      recipient: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  lock_roles: {
    params: {
      phone: string
      email: string
    }
    row: {
      user_id: string
      is_phone_proven: boolean
      is_admin: boolean
      has_shop: boolean
    }
  }
  lock_shared_devices: {
    params: {
      store_id: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  lock_unproven_holder: {
    params: {
      phone: string
      user_id: string
    }
    row: {
      user_id: string
    }
  }
  read_sent_codes: {
    params: {
      device_key: Buffer
      network_key: Buffer
      recipient: string
      since: Date | string
      limit: number
    }
    row: {
      channel: string
      purpose: string
      created_at: Date
      standing: string
      is_same_device: boolean
      is_same_network: boolean
    }
  }
  read_sent_links: {
    params: {
      device_key: Buffer
      network_key: Buffer
      email: string
      since: Date | string
      limit: number
    }
    row: {
      created_at: Date
      standing: string
      is_same_device: boolean
      is_same_network: boolean
    }
  }
  refuse_sign_ins: {
    params: {
      at: Date | string | null
      user_id: string
    }
    row: never
  }
  release_unproven_address: {
    params: {
      at: Date | string
      email: string
      user_id: string
    }
    row: {
      user_id: string
    }
  }
  release_unproven_number: {
    params: {
      at: Date | string
      user_id: string
    }
    row: never
  }
  rename_passkey: {
    params: {
      name: string
      user_id: string
      passkey_id: string
    }
    row: {
      user_id: string
      passkey_id: string
      credential_id: string
      public_key: Buffer
      sign_count: number
      transports: string[]
      is_synced: boolean
      name: string
      created_at: Date
      used_at: Date | null
    }
  }
  renew_session: {
    params: {
      token_hash: Buffer
      is_fresh: boolean
      at: Date | string | null
      has_second_factor: boolean
      session_id: string
      user_id: string
    }
    row: never
  }
  replace_approval: {
    params: {
      at: Date | string
      phone: string
      device_key: Buffer
      approval_id: string
      token_hash: Buffer
      role: string
      number: number
      device: string
      network_key: Buffer
      standing: string
      expires_at: Date | string
    }
    row: never
  }
  replace_password: {
    params: {
      password_hash: string | null
      at: Date | string
      user_id: string
      before: string
    }
    row: never
  }
  restore_contact: {
    params: {
      has_phone: boolean
      phone: string | null
      at: Date | string
      has_email: boolean
      email: string | null
      user_id: string
    }
    row: {
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
    }
  }
  return_password_try: {
    params: {
      subject: Buffer
    }
    row: never
  }
  set_device_language: {
    params: {
      language: Language | null
      user_id: string
    }
    row: never
  }
  set_email_verified: {
    params: {
      at: Date | string
      password_hash: string | null
      user_id: string
      email: string
    }
    row: never
  }
  set_idle_minutes: {
    params: {
      idle_minutes: number
      store_id: string
      device_id: string
    }
    row: never
  }
  set_joined: {
    params: {
      at: Date | string | null
      store_id: string
      user_id: string
    }
    row: never
  }
  set_password_by_email: {
    params: {
      password_hash: string | null
      at: Date | string | null
      user_id: string
      email: string
    }
    row: never
  }
  set_phone_verified: {
    params: {
      at: Date | string | null
      user_id: string
    }
    row: never
  }
  take_challenge: {
    params: {
      challenge: string
      purpose: string
      session_id: string | null
      now: Date | string
    }
    row: never
  }
  take_password_try: {
    params: {
      subject: Buffer
      ends_at: Date | string
      now: Date | string
    }
    row: {
      tries: number
      ends_at: Date
    }
  }
  take_try: {
    params: {
      recipient: string
      purpose: string
      device_key: Buffer
      now: Date | string
      most_tries: number
    }
    row: {
      code_id: string
      code_hash: Buffer
    }
  }
  tell_changed_sessions: {
    params: {
      sessions_channel: string
      prefix: string
      store_id: string
      user_id: string
      at: Date | string
    }
    row: {
      session_id: string
      told: string | null
    }
  }
  touch_session: {
    params: {
      at: Date | string
      expires_at: Date | string
      session_id: string
      before: Date | string
    }
    row: never
  }
  undo_since: {
    params: {
      at: Date | string | null
      user_id: string
      since: Date | string
    }
    row: {
      kind: string
      old_contact: string | null
    }
  }
  unlock_by_sign_in: {
    params: {
      store_id: string
      device_key: Buffer
      user_id: string
    }
    row: never
  }
  upsert_admin_by_email: {
    params: {
      user_id: string
      name: string
      email: string | null
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
  upsert_admin_by_phone: {
    params: {
      user_id: string
      name: string
      phone: string | null
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
  upsert_known_device: {
    params: {
      user_id: string
      device_key: Buffer
      network_key: Buffer
      at: Date | string
    }
    row: never
  }
  upsert_pin: {
    params: {
      store_id: string
      user_id: string
      pin_hash: string
      at: Date | string
    }
    row: never
  }
  use_approval: {
    params: {
      at: Date | string | null
      token_hash: Buffer
      device_key: Buffer
    }
    row: {
      user_id: string
      phone: string
      role: string
    }
  }
  use_code: {
    params: {
      at: Date | string | null
      code_id: string
    }
    row: never
  }
  use_contact_change: {
    params: {
      at: Date | string | null
      token_hash: Buffer
    }
    row: {
      user_id: string
      changed_at: Date
    }
  }
  use_link: {
    params: {
      at: Date | string | null
      token_hash: Buffer
      purposes: readonly string[]
    }
    row: {
      link_id: string
      user_id: string
      email: string
      purpose: 'verify_email' | 'reset_password' | 'change_email'
      password_hash: string | null
      device_key: Buffer | null
    }
  }
  use_recovery_code: {
    params: {
      at: Date | string | null
      user_id: string
      code_hash: Buffer
    }
    row: never
  }
  use_step: {
    params: {
      step: number | null
      at: Date | string | null
      user_id: string
      secret: Buffer
      is_first: boolean
    }
    row: never
  }
}
