// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  clear_usual: {
    params: {
      user_id: string
    }
    row: never
  }
  count_addresses: {
    params: {
      user_id: string
    }
    row: {
      n: number
    }
  }
  delete_address: {
    params: {
      address_id: string
      user_id: string
    }
    row: never
  }
  insert_address: {
    params: {
      address_id: string
      user_id: string
      label: string
      name: string
      phone: string
      line: string
      landmark: string
      city: string
      pincode: string
      is_usual: boolean
      at: Date | string
    }
    row: never
  }
  list_addresses: {
    params: {
      user_id: string
    }
    row: {
      address_id: string
      label: string
      name: string
      phone: string
      line: string
      landmark: string
      city: string
      pincode: string
      is_usual: boolean
    }
  }
  set_address: {
    params: {
      label: string
      name: string
      phone: string
      line: string
      landmark: string
      city: string
      pincode: string
      is_usual: boolean
      address_id: string
      user_id: string
    }
    row: never
  }
}
