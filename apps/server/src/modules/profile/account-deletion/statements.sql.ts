// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_addresses: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_consents: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_memberships: {
    params: {
      user_id: string
    }
    row: {
      store_id: string
    }
  }
  has_other_admin: {
    params: {
      user_id: string
    }
    row: {
      user_id: string
    }
  }
  lock_admins: {
    params: undefined
    row: {
      pg_advisory_xact_lock: string
    }
  }
  lock_leaving: {
    params: {
      user_id: string
    }
    row: {
      name: string
      phone: string | null
      is_phone_proven: boolean
      email: string | null
      password_hash: string | null
      is_admin: boolean
    }
  }
  set_deleted: {
    params: {
      at: Date | string
      user_id: string
    }
    row: never
  }
}
