// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  lock_photo: {
    params: {
      store_id: string
    }
    row: {
      photo_media_id: string | null
      version: number
    }
  }
  set_photo: {
    params: {
      media_id: string | null
      at: Date | string
      store_id: string
    }
    row: never
  }
}
