// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_links_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  end_links_of: {
    params: {
      at: Date | string
      user_id: string
    }
    row: never
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
  forget_links_of: {
    params: {
      user_id: string
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
  lock_mailbox: {
    params: {
      email: string
    }
    row: {
      pg_advisory_xact_lock: string
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
}
