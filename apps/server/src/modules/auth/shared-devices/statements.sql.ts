// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
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
  delete_pin_tries: {
    params: {
      store_id: string
      user_id: string
      device_id: string | null
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
  find_member: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      user_id: string
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
  lock_pin: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      pin_hash: string
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
  set_idle_minutes: {
    params: {
      idle_minutes: number
      store_id: string
      device_id: string
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
}
