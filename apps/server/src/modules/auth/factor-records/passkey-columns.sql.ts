/** A stored passkey. `sign_count` 0: its maker does not count. */
export type PasskeyRow = {
  user_id: string
  passkey_id: string
  credential_id: string
  public_key: Buffer
  sign_count: number
  transports: string[]
  is_synced: boolean
  name: string
  created_at: Date
  used_at: Date | null
}

/** Columns of `PasskeyRow` over passkeys `k`. */
export const PASSKEY_COLUMNS = `k.user_id, k.passkey_id, k.credential_id, k.public_key, k.sign_count, k.transports, k.is_synced, k.name, k.created_at, k.used_at`
