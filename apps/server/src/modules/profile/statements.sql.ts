// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { THEMES } from '@jhola/contract/profile/schema'
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
  find_device_language: {
    params: {
      user_id: string
    }
    row: {
      device_language: Language | null
    }
  }
  find_person: {
    params: {
      user_id: string
    }
    row: {
      user_id: string
      name: string
      phone: string | null
      email: string | null
      email_verified_at: Date | null
      has_password: boolean
      language: Language | null
      theme: (typeof THEMES)[number]
    }
  }
  list_busy_stores: {
    params: {
      user_id: string
      open: readonly string[]
    }
    row: {
      store_id: string
      name: string
    }
  }
  list_workplaces: {
    params: {
      user_id: string
    }
    row: {
      store_id: string
      name: string
      role: 'store_owner' | 'store_staff'
      created_at: Date
      joined_at: Date | null
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
  owns_store: {
    params: {
      user_id: string
    }
    row: {
      owns: boolean
    }
  }
  set_email: {
    params: {
      contact: string | null
      at: Date | string
      user_id: string
    }
    row: {
      phone: string | null
      email: string | null
    }
  }
  set_person: {
    params: {
      name: string | null
      language: Language | null
      theme: (typeof THEMES)[number] | null
      at: Date | string
      user_id: string
    }
    row: never
  }
  set_phone: {
    params: {
      contact: string | null
      at: Date | string
      user_id: string
    }
    row: {
      phone: string | null
      email: string | null
    }
  }
}
