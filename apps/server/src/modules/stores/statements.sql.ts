// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { Language } from '@jhola/contract/shared/wire'
import type { Permission } from '@jhola/contract/staff/permissions'
import type { StaffRole } from '@jhola/contract/staff/roles'
import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { ReportReason } from '@jhola/contract/stores/trust/reports'
import type { TaxMode } from '@jhola/contract/tax/gst'

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
  count_earlier_reports: {
    params: {
      device_hash: Buffer
      since: Date | string
      address_hash: Buffer
      store_id: string
    }
    row: {
      by_device: number
      by_address: number
      is_change: boolean
    }
  }
  count_figures: {
    params: undefined
    row: {
      stores: number
      cities: number
      delivered_orders: number
    }
  }
  count_open_stores: {
    params: undefined
    row: {
      count: number
    }
  }
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
  delete_handled_reports: {
    params: {
      before: Date | string
    }
    row: never
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
  delete_staff: {
    params: {
      store_id: string
      user_id: string
      at: Date | string
    }
    row: never
  }
  find_active_store: {
    params: {
      id_or_slug: string
    }
    row: {
      store_id: string
      slug: string
      name: string
      name_hi: string | null
      owner_name: string
      store_type: string
      picture: string
      phone: string
      whatsapp: string | null
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      latitude: number
      longitude: number
      opens: string
      closes: string
      second_opens: string | null
      second_closes: string | null
      working_days: number[]
      holidays: string[]
      closed_for_now: boolean
      paused_until: Date | null
      busy_until: Date | null
      offers_morning: boolean
      offers_afternoon: boolean
      offers_evening: boolean
      offers_express: boolean
      slot_capacity: number | null
      languages: string[]
      photo_media_id: string | null
      delivery_radius_km: number
      offers_delivery: boolean
      offers_pickup: boolean
      min_order_paise: number
      code_above_paise: number
      delivery_fee_paise: number
      free_delivery_from_paise: number
      express_fee_paise: number
      tax_mode: TaxMode
      takes_cod: boolean
      takes_online: boolean
      upi_vpa: string | null
      upi_payee_name: string | null
      gstin: string | null
      is_composition: boolean
      rounds_total: boolean
      fssai: string | null
      prep_minutes: number
      accept_within_minutes: number
      rating_sum: number
      rating_count: number
      delivered_orders: number
      status: StoreStatus
      suspension_reason: string | null
      pause_reason: 'unanswered_orders' | null
      version: number
    }
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
  find_membership: {
    params: {
      store_id: string
      user_id: string
    }
    row: {
      '?column?': number
    }
  }
  find_other_store_with_phone: {
    params: {
      phone: string
      store_id: string
    }
    row: {
      '?column?': number
    }
  }
  find_seller: {
    params: {
      id_or_slug: string
    }
    row: {
      store_id: string
      name: string
      store_type: string
      phone: string
      gstin: string | null
      fssai: string | null
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      email: string | null
      legal_name: string | null
      legal_address: string | null
      drug_licence: string | null
      grievance_name: string | null
      grievance_phone: string | null
      grievance_email: string | null
    }
  }
  find_settings: {
    params: {
      store_id: string
    }
    row: {
      name: string
      name_hi: string | null
      owner_name: string
      store_type: string
      picture: string
      phone: string
      whatsapp: string | null
      proven_whatsapp: string | null
      email: string | null
      languages: string[]
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      latitude: number
      longitude: number
      opens: string
      closes: string
      second_opens: string | null
      second_closes: string | null
      working_days: number[]
      holidays: string[]
      offers_delivery: boolean
      offers_pickup: boolean
      delivery_radius_km: number
      min_order_paise: number
      code_above_paise: number
      delivery_fee_paise: number
      free_delivery_from_paise: number
      express_fee_paise: number
      offers_morning: boolean
      offers_afternoon: boolean
      offers_evening: boolean
      offers_express: boolean
      slot_capacity: number | null
      prep_minutes: number
      accept_within_minutes: number
      takes_cod: boolean
      upi_vpa: string | null
      gstin: string | null
      fssai: string | null
      tax_mode: TaxMode
      is_composition: boolean
      rounds_total: boolean
      legal_name: string | null
      legal_address: string | null
      drug_licence: string | null
      grievance_name: string | null
      grievance_phone: string | null
      grievance_email: string | null
      upi_payee_name: string | null
      version: number
      photo_media_id: string | null
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
  find_store_by_id: {
    params: {
      store_id: string
    }
    row: {
      store_id: string
      slug: string
      name: string
      name_hi: string | null
      owner_name: string
      store_type: string
      picture: string
      phone: string
      whatsapp: string | null
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      latitude: number
      longitude: number
      opens: string
      closes: string
      second_opens: string | null
      second_closes: string | null
      working_days: number[]
      holidays: string[]
      closed_for_now: boolean
      paused_until: Date | null
      busy_until: Date | null
      offers_morning: boolean
      offers_afternoon: boolean
      offers_evening: boolean
      offers_express: boolean
      slot_capacity: number | null
      languages: string[]
      photo_media_id: string | null
      delivery_radius_km: number
      offers_delivery: boolean
      offers_pickup: boolean
      min_order_paise: number
      code_above_paise: number
      delivery_fee_paise: number
      free_delivery_from_paise: number
      express_fee_paise: number
      tax_mode: TaxMode
      takes_cod: boolean
      takes_online: boolean
      upi_vpa: string | null
      upi_payee_name: string | null
      gstin: string | null
      is_composition: boolean
      rounds_total: boolean
      fssai: string | null
      prep_minutes: number
      accept_within_minutes: number
      rating_sum: number
      rating_count: number
      delivered_orders: number
      status: StoreStatus
      suspension_reason: string | null
      pause_reason: 'unanswered_orders' | null
      version: number
    }
  }
  give_up_stores: {
    params: {
      at: Date | string
      owner_id: string
    }
    row: {
      store_id: string
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
  insert_store: {
    params: {
      store_id: string
      store: string
    }
    row: never
  }
  is_proven_phone_of: {
    params: {
      user_id: string
      phone: string
    }
    row: {
      proven: boolean
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
  list_open_store_ids: {
    params: {
      offset: number
      limit: number
    }
    row: {
      store_id: string
    }
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
  list_stores_in_circle: {
    params: {
      latitude: number
      longitude: number
      cells: readonly number[]
      radius_km: number
      limit: number
      base_minutes: number
      minutes_per_km: number
      name_pattern?: string | null
      min_rating?: number | null
      max_delivery_minutes?: number | null
    }
    row: {
      store_id: string
      slug: string
      name: string
      name_hi: string | null
      owner_name: string
      store_type: string
      picture: string
      phone: string
      whatsapp: string | null
      street: string
      locality: string
      city: string
      state: string
      pincode: string
      latitude: number
      longitude: number
      opens: string
      closes: string
      second_opens: string | null
      second_closes: string | null
      working_days: number[]
      holidays: string[]
      closed_for_now: boolean
      paused_until: Date | null
      busy_until: Date | null
      offers_morning: boolean
      offers_afternoon: boolean
      offers_evening: boolean
      offers_express: boolean
      slot_capacity: number | null
      languages: string[]
      photo_media_id: string | null
      delivery_radius_km: number
      offers_delivery: boolean
      offers_pickup: boolean
      min_order_paise: number
      code_above_paise: number
      delivery_fee_paise: number
      free_delivery_from_paise: number
      express_fee_paise: number
      tax_mode: TaxMode
      takes_cod: boolean
      takes_online: boolean
      upi_vpa: string | null
      upi_payee_name: string | null
      gstin: string | null
      is_composition: boolean
      rounds_total: boolean
      fssai: string | null
      prep_minutes: number
      accept_within_minutes: number
      rating_sum: number
      rating_count: number
      delivered_orders: number
      status: StoreStatus
      suspension_reason: string | null
      pause_reason: 'unanswered_orders' | null
      version: number
      distance_km: number
      delivery_minutes: number
    }
  }
  list_stores_in_short: {
    params: undefined
    row: {
      store_id: string
      name: string
      owner_name: string
      phone: string
      city: string
      status: StoreStatus
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
  lock_phone: {
    params: {
      phone: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  lock_photo: {
    params: {
      store_id: string
    }
    row: {
      photo_media_id: string | null
      version: number
    }
  }
  lock_reporters: {
    params: {
      address_hash: Buffer
    }
    row: {
      pg_advisory_xact_lock: string
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
  lock_store_names: {
    params: undefined
    row: {
      pg_advisory_xact_lock: string
    }
  }
  put_report: {
    params: {
      store_id: string
      report_id: string
      reason: ReportReason
      text: string
      device_hash: Buffer
      address_hash: Buffer
      at: Date | string
    }
    row: never
  }
  set_closed_for_now: {
    params: {
      is_closed: boolean
      at: Date | string
      store_id: string
    }
    row: never
  }
  set_hours: {
    params: {
      opens: string
      closes: string
      working_days: readonly number[]
      at: Date | string
      store_id: string
    }
    row: never
  }
  set_paused_by_system: {
    params: {
      until: Date | string | null
      reason: 'unanswered_orders' | null
      at: Date | string
      store_id: string
    }
    row: never
  }
  set_photo: {
    params: {
      media_id: string | null
      at: Date | string
      store_id: string
    }
    row: never
  }
  set_proven: {
    params: {
      status: StoreStatus
      at: Date | string
      store_id: string
      owner_id: string
    }
    row: never
  }
  set_registered_device: {
    params: {
      device: Buffer | null
      store_id: string
    }
    row: never
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
  set_settings: {
    params: {
      at: Date | string
      values: string
      store_id: string
      version: number
    }
    row: never
  }
  set_submitted: {
    params: {
      at: Date | string
      store_id: string
    }
    row: never
  }
  set_switches: {
    params: {
      closed_for_now: boolean
      paused_until: Date | string | null
      busy_until: Date | string | null
      at: Date | string
      store_id: string
    }
    row: never
  }
}
