// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Language } from '@jhola/contract/shared/wire'
import type { Permission } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  count_staff: {
    params: {
      store_id: string
      since: Date | string
    }
    row: {
      people: number
      invited: number
    }
  }
  delete_staff: {
    params: {
      store_id: string
      user_id: string
      at: Date | string
    }
    row: never
  }
  find_membership: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      '?column?': number
    }
  }
  insert_staff: {
    params: {
      store_id: string
      user_id: string
      staff_role: StaffRole
      name: string | null
      at: Date | string
    }
    row: never
  }
  list_staff: {
    params: {
      store_id: string
    }
    row: {
      user_id: string
      name: string
      phone: string | null
      role: 'store_owner' | 'store_staff'
      staff_role: StaffRole
      rights: Partial<Record<Permission, boolean>>
      created_at: Date
      joined_at: Date | null
    }
  }
  lock_invited: {
    params: {
      user_id: string
      name: string
      phone: string | null
      at: Date | string
    }
    row: never
  }
  lock_invited_person: {
    params: {
      phone: string
    }
    row: {
      user_id: string
      language: Language | null
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
    }
  }
  lock_staff_of_store: {
    params: {
      store_id: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  set_rights: {
    params: {
      staff_role: StaffRole
      rights: string
      store_id: string
      user_id: string
    }
    row: never
  }
}
