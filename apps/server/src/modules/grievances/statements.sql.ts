// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { GrievanceKind } from '@jhola/contract/grievances/kinds'

export type Statements = {
  acknowledge: {
    params: {
      at: Date | string | null
      grievance_id: string
    }
    row: never
  }
  answer_as_shop: {
    params: {
      answer: string | null
      grievance_id: string
      store_id: string
    }
    row: never
  }
  ask_shop: {
    params: {
      at: Date | string | null
      grievance_id: string
    }
    row: never
  }
  count_queue: {
    params: {
      only: string | null
      now: Date | string
    }
    row: {
      total: number
      overdue: number
    }
  }
  find_by_ticket: {
    params: {
      ticket: string
      phone: string
    }
    row: {
      grievance_id: string
      ticket: string
      kind: GrievanceKind
      name: string
      phone: string
      email: string | null
      store_id: string | null
      store_name: string | null
      order_no: string
      text: string
      language: string
      received_at: Date
      acknowledge_by: Date
      redress_by: Date
      acknowledged_at: Date | null
      asked_shop_at: Date | null
      shop_answer: string | null
      resolved_at: Date | null
      answer: string | null
    }
  }
  find_grievance: {
    params: {
      grievance_id: string
    }
    row: {
      grievance_id: string
      ticket: string
      kind: GrievanceKind
      name: string
      phone: string | null
      email: string | null
      store_id: string | null
      store_name: string | null
      order_no: string
      text: string
      language: string
      received_at: Date
      acknowledge_by: Date
      redress_by: Date
      acknowledged_at: Date | null
      asked_shop_at: Date | null
      shop_answer: string | null
      resolved_at: Date | null
      answer: string | null
    }
  }
  forget_grievances_of: {
    params: {
      at: Date | string | null
      phone: string
    }
    row: never
  }
  forget_resolved_before: {
    params: {
      before: Date | string
    }
    row: never
  }
  insert_grievance: {
    params: {
      grievance_id: string
      ticket: string
      kind: GrievanceKind
      name: string
      phone: string | null
      email: string | null
      store_id: string | null
      order_no: string
      text: string
      language: string
      received_at: Date | string
      acknowledge_by: Date | string
      redress_by: Date | string
    }
    row: never
  }
  list_grievances_of: {
    params: {
      phone: string
    }
    row: {
      ticket: string
      kind: GrievanceKind
      name: string
      email: string | null
      order_no: string
      text: string
      language: string
      received_at: Date
      acknowledged_at: Date | null
      resolved_at: Date | null
      answer: string | null
    }
  }
  list_of_shop: {
    params: {
      store_id: string
    }
    row: {
      grievance_id: string
      ticket: string
      kind: GrievanceKind
      name: string
      phone: string | null
      email: string | null
      store_id: string
      store_name: string | null
      order_no: string
      text: string
      language: string
      received_at: Date
      acknowledge_by: Date
      redress_by: Date
      acknowledged_at: Date | null
      asked_shop_at: Date
      shop_answer: string | null
      resolved_at: Date | null
      answer: string | null
    }
  }
  list_queue: {
    params: {
      only: string | null
      now: Date | string
      limit: number
      skip: number
    }
    row: {
      grievance_id: string
      ticket: string
      kind: GrievanceKind
      name: string
      phone: string | null
      email: string | null
      store_id: string | null
      store_name: string | null
      order_no: string
      text: string
      language: string
      received_at: Date
      acknowledge_by: Date
      redress_by: Date
      acknowledged_at: Date | null
      asked_shop_at: Date | null
      shop_answer: string | null
      resolved_at: Date | null
      answer: string | null
    }
  }
  list_shops_with_count: {
    params: {
      phone: string
      count: number
    }
    row: {
      store_id: string
    }
  }
  resolve: {
    params: {
      answer: string | null
      at: Date | string | null
      grievance_id: string
    }
    row: never
  }
}
