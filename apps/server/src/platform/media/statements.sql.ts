// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  delete_picture: {
    params: {
      store_id: string
      media_id: string
    }
    row: never
  }
  find_picture_file: {
    params: {
      media_id: string
      width: number
      format: string
    }
    row: {
      bytes: Buffer
    }
  }
  insert_media: {
    params: {
      media_id: string
      store_id: string | null
      at: Date | string
    }
    row: never
  }
  insert_media_files: {
    params: {
      media_id: string
      widths: readonly number[]
      formats: readonly string[]
      bytes: readonly Buffer[]
    }
    row: never
  }
}
