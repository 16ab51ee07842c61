// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  begin_app: {
    params: {
      user_id: string
      secret: Buffer
      at: Date | string
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
  delete_app: {
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
  delete_recovery_codes_of: {
    params: {
      user_id: string
    }
    row: never
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
  insert_challenge: {
    params: {
      challenge: string
      purpose: ('add' | 'sign_in' | 'prove')
      session_id: string | null
      expires_at: Date | string
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
  lock_person: {
    params: {
      user_id: string
    }
    row: {
      user_id: string
    }
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
  take_challenge: {
    params: {
      challenge: string
      purpose: string
      session_id: string | null
      now: Date | string
    }
    row: never
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
