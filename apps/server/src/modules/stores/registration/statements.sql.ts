// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  clear_typed_contacts: {
    params: {
      store_id: string
    }
    row: never
  }
  count_active_stores: {
    params: {
      city: string | null
    }
    row: {
      n: number
    }
  }
  delete_registrations: {
    params: {
      owner_id: string
      kept: readonly string[]
      beyond: number
    }
    row: never
  }
  delete_registrations_before: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  find_free_slug: {
    params: {
      slugs: readonly string[]
    }
    row: {
      name: string
    }
  }
  find_free_store_number: {
    params: undefined
    row: {
      shops: number
    }
  }
  find_shop_by_contact: {
    params: {
      user_id: string
      phone: string | null
      email: string | null
    }
    row: {
      store_id: string
      name: string
      owner_name: string
      email: string | null
    }
  }
  has_shop: {
    params: {
      user_id: string
    }
    row: {
      has: boolean
    }
  }
  is_store_id_taken: {
    params: {
      store_id: string
    }
    row: {
      taken: boolean
    }
  }
  list_active_stores: {
    params: {
      city: string | null
      limit: number
      skip: number
    }
    row: {
      store_id: string
      slug: string
      name: string
      store_type: string
      city: string
      state: string
      registered_at: Date
    }
  }
  list_taken_store_ids: {
    params: {
      store_id_of: readonly string[]
    }
    row: {
      store_id: string
    }
  }
  lock_store_names: {
    params: undefined
    row: {
      pg_advisory_xact_lock: string
    }
  }
}
