// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  find_passkey_owner: {
    params: {
      credential_id: string
    }
    row: {
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
      role: 'customer' | 'store_owner' | 'store_staff' | 'admin'
      store_id: string | null
    }
  }
}
