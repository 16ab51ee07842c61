// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { StoreStatus } from '@jhola/contract/stores/statuses'
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
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
      upi_after_acceptance: boolean
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
      has_sellable: boolean
      status: StoreStatus
      suspension_reason: string | null
      pause_reason: 'unanswered_orders' | null
      version: number
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
      upi_after_acceptance: boolean
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
      has_sellable: boolean
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
  insert_store: {
    params: {
      store_id: string
      store: string
    }
    row: never
  }
  list_delivering: {
    params: {
      latitude: number
      longitude: number
      cells: readonly number[]
      radius_km: number
      limit: number
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
      upi_after_acceptance: boolean
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
      has_sellable: boolean
      status: StoreStatus
      suspension_reason: string | null
      pause_reason: 'unanswered_orders' | null
      version: number
      distance_km: number
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
  list_stores_in_circle: {
    params: {
      latitude: number
      longitude: number
      cells: readonly number[]
      radius_km: number
      limit: number
      name_pattern?: string | null
      min_rating?: number | null
      max_delivery_minutes?: number | null
      base_minutes?: number
      minutes_per_km?: number
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
      upi_after_acceptance: boolean
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
      has_sellable: boolean
      status: StoreStatus
      suspension_reason: string | null
      pause_reason: 'unanswered_orders' | null
      version: number
      distance_km: number
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
