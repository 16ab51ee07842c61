// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

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
  delete_approvals_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
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
  refuse_sign_ins: {
    params: {
      at: Date | string | null
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
}
