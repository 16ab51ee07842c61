// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_codes_before: {
    params: {
      before: Date | string
      limit: number
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
  lock_recipient: {
    params: {
      recipient: string
    }
    row: {
      pg_advisory_xact_lock: string
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
  use_code: {
    params: {
      at: Date | string | null
      code_id: string
    }
    row: never
  }
}
