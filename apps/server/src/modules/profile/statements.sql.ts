// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ConsentKind, THEMES } from '@jhola/contract/profile/schema'
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
  clear_usual: {
    params: {
      user_id: string
    }
    row: never
  }
  count_addresses: {
    params: {
      user_id: string
    }
    row: {
      n: number
    }
  }
  delete_address: {
    params: {
      address_id: string
      user_id: string
    }
    row: never
  }
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
  has_other_admin: {
    params: {
      user_id: string
    }
    row: {
      user_id: string
    }
  }
  insert_address: {
    params: {
      address_id: string
      user_id: string
      label: string
      name: string
      phone: string
      line: string
      landmark: string
      city: string
      pincode: string
      is_usual: boolean
      at: Date | string
    }
    row: never
  }
  insert_consent: {
    params: {
      consent_id: string
      user_id: string
      kind: ConsentKind
      is_given: boolean
      text_version: number
      language: string | null
      device: string
      decided_at: Date | string
    }
    row: never
  }
  list_addresses: {
    params: {
      user_id: string
    }
    row: {
      address_id: string
      label: string
      name: string
      phone: string
      line: string
      landmark: string
      city: string
      pincode: string
      is_usual: boolean
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
  list_consent_history: {
    params: {
      user_id: string
    }
    row: {
      kind: ConsentKind
      is_given: boolean
      text_version: number
      language: string | null
      device: string
      decided_at: Date
    }
  }
  list_last_consents: {
    params: {
      user_id: string
    }
    row: {
      kind: ConsentKind
      is_given: boolean
      text_version: number
      decided_at: Date
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
  set_address: {
    params: {
      label: string
      name: string
      phone: string
      line: string
      landmark: string
      city: string
      pincode: string
      is_usual: boolean
      address_id: string
      user_id: string
    }
    row: never
  }
  set_deleted: {
    params: {
      at: Date | string
      user_id: string
    }
    row: never
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
