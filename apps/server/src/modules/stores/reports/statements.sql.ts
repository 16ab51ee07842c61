// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { ReportReason } from '@jhola/contract/stores/trust/reports'

export type Statements = {
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
  delete_handled_reports: {
    params: {
      before: Date | string
    }
    row: never
  }
  lock_reporters: {
    params: {
      address_hash: Buffer
    }
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
}
