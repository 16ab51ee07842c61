// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Language } from '@jhola/contract/shared/wire'
import type { Permission } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'

export type Statements = {
  delete_oldest_subscriptions: {
    params: {
      user_id: string
      limit: number
    }
    row: never
  }
  delete_orphans: {
    params: {
      now: Date | string
      limit: number
    }
    row: never
  }
  delete_push: {
    params: {
      push_id: string
    }
    row: never
  }
  delete_replaced_push: {
    params: {
      subscription_id: string
      topic: string
    }
    row: never
  }
  delete_settings_of: {
    params: {
      user_id: string
    }
    row: never
  }
  delete_subscription: {
    params: {
      subscription_id: string
    }
    row: never
  }
  delete_subscriptions: {
    params: {
      user_id: string
      endpoint: string | null
      device_id: string | null
      session_id: string
    }
    row: never
  }
  delete_subscriptions_of: {
    params: {
      user_id: string
    }
    row: never
  }
  find_settings: {
    params: {
      user_id: string
    }
    row: {
      settings: unknown
    }
  }
  forget_restocked: {
    params: {
      store_id: string
    }
    row: never
  }
  insert_push: {
    params: {
      push_id: string
      subscription_id: string
      payload: string
      topic: string
      at: Date | string
      expires_at: Date | string
    }
    row: never
  }
  list_expiry_news: {
    params: {
      store_id: string
      marks: readonly number[]
      today: string
      told_on: string | null
    }
    row: {
      name: string
      name_hi: string | null
    }
  }
  list_low_stock_shops: {
    params: {
      after: string
      limit: number
    }
    row: {
      store_id: string
      has_device: boolean
      has_news: boolean
    }
  }
  list_own_listeners: {
    params: {
      now: Date | string
      user_id: string
    }
    row: {
      subscription_id: string
      settings: unknown
      language: Language | null
    }
  }
  list_push_devices: {
    params: {
      now: Date | string
      user_id: string
    }
    row: {
      subscription_id: string
      session_id: string
      device: string
      created_at: Date
    }
  }
  list_shop_listeners: {
    params: {
      now: Date | string
      store_id: string
    }
    row: {
      subscription_id: string
      settings: unknown
      language: Language | null
      role: 'store_owner' | 'store_staff'
      staff_role: StaffRole
      rights: Partial<Record<Permission, boolean>>
    }
  }
  list_shops_to_tell: {
    params: {
      today: string
    }
    row: {
      store_id: string
      opens: string
      told_on: string | null
    }
  }
  list_subscriptions_of: {
    params: {
      user_id: string
    }
    row: {
      push_service: string
      store_id: string | null
      created_at: Date
    }
  }
  note_low_stock: {
    params: {
      store_id: string
      at: Date | string
    }
    row: {
      name: string
      name_hi: string | null
    }
  }
  note_told_today: {
    params: {
      store_id: string
      today: string
    }
    row: never
  }
  put_settings: {
    params: {
      user_id: string
      settings: string
      at: Date | string
    }
    row: never
  }
  put_subscription: {
    params: {
      subscription_id: string
      user_id: string
      store_id: string | null
      session_id: string
      endpoint: string
      p256dh: string
      auth: string
      at: Date | string
    }
    row: never
  }
  set_next_attempt: {
    params: {
      at: Date | string
      push_id: string
    }
    row: never
  }
  take_pushes: {
    params: {
      until_tried: Date | string
      now: Date | string
      limit: number
    }
    row: {
      push_id: string
      subscription_id: string
      payload: unknown
      topic: string
      attempts: number
      expires_at: Date
      endpoint: string
      p256dh: string
      auth: string
    }
  }
}
