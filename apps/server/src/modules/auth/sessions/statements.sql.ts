// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { SignInMethod } from '@jhola/contract/auth/factors/rules'
import type { Permission } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  delete_sessions_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
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
}
