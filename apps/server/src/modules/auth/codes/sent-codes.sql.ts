import type { CodeKind, SentCode, Standing } from '@jhola/contract/auth/code-limits'

/** A row of a code or link that was sent. */
export type SentRow = { created_at: Date; standing: string; is_same_device: boolean; is_same_network: boolean }

/**
 * Columns of `SentRow` over rows of one recipient, newest first. More rows than this cannot be within the limits, and the newest
 * ones decide.
 */
export const SENT_COLUMNS = `created_at, standing, coalesce(device_key = :device_key, false) AS is_same_device,
  coalesce(network_key = :network_key, false) AS is_same_network`
export const SENT_READ_MAX = 500

const STANDINGS: Readonly<Record<string, Standing>> = { known: 'known', near: 'near' }

export const toSentCode = (row: SentRow, kind: CodeKind): SentCode => ({
  atMs: row.created_at.getTime(),
  kind,
  standing: STANDINGS[row.standing] ?? 'unknown',
  isSameDevice: row.is_same_device,
  isSameNetwork: row.is_same_network,
})
