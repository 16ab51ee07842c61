// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Permission } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  delete_rider: {
    params: {
      store_id: string
      order_id: string
    }
    row: never
  }
  delete_unused_riders: {
    params: {
      store_id: string
      before: Date | string
      most: number
    }
    row: never
  }
  delete_used_rider: {
    params: {
      store_id: string
      rider_id: string
    }
    row: never
  }
  list_on_the_way: {
    params: {
      store_id: string
      limit: number
    }
    row: {
      order_id: string
      rider_id: string | null
    }
  }
  list_shop_people: {
    params: {
      store_id: string
    }
    row: {
      user_id: string
      name: string
      role: 'store_owner' | 'store_staff'
      staff_role: StaffRole
      rights: Partial<Record<Permission, boolean>>
    }
  }
  list_used_riders: {
    params: {
      store_id: string
      most: number
    }
    row: {
      rider_id: string
      user_id: string | null
      name: string | null
      phone: string | null
      vehicle_number: string | null
      used_at: Date
    }
  }
  put_rider: {
    params: {
      store_id: string
      order_id: string
      at: Date | string
      user_id: string
    }
    row: never
  }
  put_used_rider: {
    params: {
      store_id: string
      rider_id: string
      rider_key: string
      user_id: string | null
      name: string | null
      phone: string | null
      vehicle_number: string | null
      at: Date | string
    }
    row: never
  }
}
