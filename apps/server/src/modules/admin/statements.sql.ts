// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { SecurityEventKind } from '@jhola/contract/admin/routes'
import type { Language } from '@jhola/contract/shared/wire'
import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { ReportReason } from '@jhola/contract/stores/trust/reports'

export type Statements = {
  count_all_stores: {
    params: {
      month_start: Date | string
    }
    row: {
      total_stores: number
      new_this_month: number
      cities_covered: number
      active_stores: number
    }
  }
  count_events: {
    params: {
      kind: string | null
    }
    row: {
      n: number
    }
  }
  count_found_events: {
    params: {
      pattern: string | null
      contact: string | null
      kind: string | null
    }
    row: {
      n: number
    }
  }
  count_registered: {
    params: {
      pattern: string | null
      status: string | null
      reported: boolean
    }
    row: {
      n: number
    }
  }
  find_checked: {
    params: {
      store_id: string
    }
    row: {
      name: string
      store_type: string
      pincode: string
      latitude: number
      longitude: number
      upi_vpa: string | null
      upi_payee_name: string | null
      legal_name: string | null
      fssai: string | null
      drug_licence: string | null
      same_number: number
      same_device: number
    }
  }
  find_registered: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
      slug: string
      name: string
      store_type: string
      owner_name: string
      phone: string
      email: string | null
      city: string
      state: string
      registered_at: Date
      status: StoreStatus
      suspension_reason: string | null
      open_reports: number
      street: string
      locality: string
      pincode: string
      gstin: string | null
      fssai: string | null
      products: number
      orders: number
      delivered_orders: number
      last_order_at: Date | null
      staff: number
    }
  }
  list_events: {
    params: {
      pattern: string | null
      contact: string | null
      kind: string | null
      limit: number
      skip: number
    }
    row: {
      event_id: string
      at: Date
      kind: SecurityEventKind
      user_id: string | null
      store_id: string | null
      device: string
      details: Record<string, string>
      name: string | null
      contact: string | null
    }
  }
  list_registered: {
    params: {
      pattern: string | null
      status: string | null
      reported: boolean
      limit: number
      skip: number
    }
    row: {
      store_id: string
      slug: string
      name: string
      store_type: string
      owner_name: string
      phone: string
      email: string | null
      city: string
      state: string
      registered_at: Date
      status: StoreStatus
      suspension_reason: string | null
      open_reports: number
    }
  }
  list_reports: {
    params: {
      store_id: string
    }
    row: {
      report_id: string
      reason: ReportReason
      text: string
      created_at: Date
      handled_at: Date | null
    }
  }
  list_similar: {
    params: {
      store_id: string
      name: string
      latitude: number
      longitude: number
    }
    row: {
      store_id: string
      name: string
      city: string
      status: StoreStatus
      latitude: number
      longitude: number
    }
  }
  lock_standing: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
      name: string
      status: StoreStatus
      is_proven: boolean
      phone: string | null
      email: string | null
      language: Language | null
    }
  }
  set_reports_handled: {
    params: {
      at: Date | string | null
      store_id: string
    }
    row: never
  }
  set_store_status: {
    params: {
      status: StoreStatus
      reason: string | null
      at: Date | string
      store_id: string
    }
    row: never
  }
}
