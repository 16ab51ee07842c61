// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_approvals_of: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_known_devices_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
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
  is_known_device: {
    params: {
      device_key: Buffer
      since: Date | string
    }
    row: {
      user_id: string
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
  upsert_known_device: {
    params: {
      user_id: string
      device_key: Buffer
      network_key: Buffer
      at: Date | string
    }
    row: never
  }
}
