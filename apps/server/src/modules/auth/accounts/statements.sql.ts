// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Language } from '@jhola/contract/shared/wire'

export type Statements = {
  find_account: {
    params: {
      email: string
    }
    row: {
      user_id: string
      password_hash: string | null
      email_verified_at: Date | null
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
      store_id: string | null
    }
  }
  find_customer_by_phone: {
    params: {
      phone: string
    }
    row: {
      user_id: string
    }
  }
  find_password_hash: {
    params: {
      user_id: string
    }
    row: {
      password_hash: string | null
    }
  }
  find_shop_person: {
    params: {
      wanted_store_id: string | null
      phone: string
    }
    row: {
      user_id: string
      store_id: string
      role: 'store_owner' | 'store_staff'
    }
  }
  find_user: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      user_id: string
      name: string
      phone: string | null
      email: string | null
      store_name: string | null
      created_at: Date
      updated_at: Date
    }
  }
  find_user_id_by_email: {
    params: {
      email: string
    }
    row: {
      user_id: string
    }
  }
  find_user_id_by_phone: {
    params: {
      phone: string
    }
    row: {
      user_id: string
    }
  }
  insert_account: {
    params: {
      user_id: string
      name: string
      email: string | null
      password_hash: string | null
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
  insert_customer: {
    params: {
      user_id: string
      phone: string | null
      at: Date | string
    }
    row: never
  }
  insert_owner: {
    params: {
      user_id: string
      name: string
      phone: string | null
      at: Date | string
    }
    row: never
  }
  insert_users: {
    params: {
      is_proven: boolean
      users: string
    }
    row: never
  }
  lock_email: {
    params: {
      user_id: string
      email: string
    }
    row: {
      user_id: string
    }
  }
  lock_number: {
    params: {
      phone: string
    }
    row: {
      user_id: string
      is_admin: boolean
    }
  }
  lock_password: {
    params: {
      user_id: string
      password_hash: string
    }
    row: {
      user_id: string
    }
  }
  lock_roles: {
    params: {
      phone: string
      email: string
    }
    row: {
      user_id: string
      is_phone_proven: boolean
      is_admin: boolean
      has_shop: boolean
    }
  }
  replace_password: {
    params: {
      password_hash: string | null
      at: Date | string
      user_id: string
      before: string
    }
    row: never
  }
  set_device_language: {
    params: {
      language: Language | null
      user_id: string
    }
    row: never
  }
  set_email_verified: {
    params: {
      at: Date | string
      password_hash: string | null
      user_id: string
      email: string
    }
    row: never
  }
  set_joined: {
    params: {
      at: Date | string | null
      store_id: string
      user_id: string
    }
    row: never
  }
  set_password_by_email: {
    params: {
      password_hash: string | null
      at: Date | string | null
      user_id: string
      email: string
    }
    row: never
  }
  set_phone_verified: {
    params: {
      at: Date | string | null
      user_id: string
    }
    row: never
  }
  upsert_admin_by_email: {
    params: {
      user_id: string
      name: string
      email: string | null
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
  upsert_admin_by_phone: {
    params: {
      user_id: string
      name: string
      phone: string | null
      at: Date | string
    }
    row: {
      user_id: string
    }
  }
}
