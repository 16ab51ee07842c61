// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ReviewTag } from '@jhola/contract/reviews/routes'

export type Statements = {
  count_stars: {
    params: {
      store_id: string
    }
    row: {
      rating: number
      n: number
    }
  }
  find_review: {
    params: {
      store_id: string
      order_id: string
    }
    row: {
      review_id: string
      store_id: string
      order_id: string
      rating: number
      tags: ReviewTag[]
      text: string
      customer_name: string
      created_at: Date
      changed_at: Date
      answer: string | null
      answered_at: Date | null
    }
  }
  forget_reviewer: {
    params: {
      user_id: string
      phone: string | null
    }
    row: never
  }
  insert_reviews: {
    params: {
      store_id: string
      reviews: string
    }
    row: never
  }
  is_shown_store: {
    params: {
      store_id: string
    }
    row: {
      one: number
    }
  }
  list_reviews: {
    params: {
      store_id: string
      limit: number
      offset: number
    }
    row: {
      review_id: string
      store_id: string
      order_id: string
      rating: number
      tags: ReviewTag[]
      text: string
      customer_name: string
      created_at: Date
      changed_at: Date
      answer: string | null
      answered_at: Date | null
    }
  }
  list_reviews_of: {
    params: {
      user_id: string
      phone: string | null
    }
    row: {
      review_id: string
      store_id: string
      order_id: string
      rating: number
      tags: ReviewTag[]
      text: string
      customer_name: string
      created_at: Date
      changed_at: Date
      answer: string | null
    }
  }
  lock_order_for_review: {
    params: {
      order_id: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  upsert_review: {
    params: {
      store_id: string
      order_id: string
      review_id: string
      rating: number
      tags: readonly string[]
      text: string
      customer_name: string
      at: Date | string
    }
    row: never
  }
}
