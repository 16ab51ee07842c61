// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { TaxMode } from '@jhola/contract/tax/gst'

export type Statements = {
  find_other_store_with_phone: {
    params: {
      phone: string
      store_id: string
    }
    row: {
      '?column?': number
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
      upi_after_acceptance: boolean
      version: number
      photo_media_id: string | null
    }
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
  lock_phone: {
    params: {
      phone: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
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
}
