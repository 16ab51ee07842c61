// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  clear_unproven: {
    params: {
      own_store_id: string | null
      at: Date | string
      user_id: string
    }
    row: never
  }
  delete_abandoned_accounts: {
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
  has_open_change: {
    params: {
      user_id: string
      at: Date | string
    }
    row: {
      has: boolean
    }
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
  lock_unproven_holder: {
    params: {
      phone: string
      user_id: string
    }
    row: {
      user_id: string
    }
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
}
