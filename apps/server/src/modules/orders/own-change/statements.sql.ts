// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { MissingChoice } from '@jhola/contract/orders/missing-choice'
import type { DeliverySlot } from '@jhola/contract/orders/schema'

export type Statements = {
  is_proven_number: {
    params: {
      customer_phone: string
      store_id: string
      customer_user_id: string
    }
    row: {
      proven: boolean
    }
  }
  list_unproven_shelf: {
    params: {
      store_id: string
      product_ids: readonly string[]
    }
    row: {
      product_id: string
      on_hand: number
      unproven_held: number
    }
  }
  write_choices: {
    params: {
      product_ids: readonly string[]
      choices: readonly string[]
      store_id: string
      order_id: string
    }
    row: never
  }
  write_own_terms: {
    params: {
      if_missing: MissingChoice | null
      has_notes: boolean
      notes: string | null
      has_address: boolean
      delivery_address: string
      landmark: string | null
      pincode: string | null
      latitude: number | null
      longitude: number | null
      has_time: boolean
      slot: DeliverySlot
      date: string | null
      store_id: string
      order_id: string
    }
    row: never
  }
}
