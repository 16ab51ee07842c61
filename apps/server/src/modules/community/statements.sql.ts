// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.
import type { STORY_KINDS, STORY_STATES } from '@jhola/contract/community/routes'

export type Statements = {
  count_stories: {
    params: {
      state: string | null
    }
    row: {
      n: number
    }
  }
  count_wishes: {
    params: undefined
    row: {
      n: number
    }
  }
  delete_stories_of: {
    params: {
      phone: string
    }
    row: never
  }
  forget_wishes_of: {
    params: {
      phone: string
    }
    row: never
  }
  insert_story: {
    params: {
      story_id: string
      kind: (typeof STORY_KINDS)[number]
      name: string
      city: string
      text: string
      phone: string | null
      language: string
      state: (typeof STORY_STATES)[number]
      at: Date | string
    }
    row: never
  }
  insert_wish: {
    params: {
      wish_id: string
      pincode: string | null
      latitude: number | null
      longitude: number | null
      phone: string | null
      note: string
      at: Date | string
    }
    row: never
  }
  list_all_stories: {
    params: {
      state: string | null
      limit: number
      offset: number
    }
    row: {
      story_id: string
      kind: (typeof STORY_KINDS)[number]
      name: string
      city: string
      text: string
      phone: string | null
      language: string
      state: (typeof STORY_STATES)[number]
      created_at: Date
    }
  }
  list_shop_cities: {
    params: undefined
    row: {
      city: string
    }
  }
  list_shown_stories: {
    params: {
      kind: string | null
      cities: readonly string[]
      limit: number
    }
    row: {
      story_id: string
      kind: (typeof STORY_KINDS)[number]
      name: string
      city: string
      text: string
      phone: string | null
      language: string
      state: (typeof STORY_STATES)[number]
      created_at: Date
    }
  }
  list_stories_of: {
    params: {
      phone: string
    }
    row: {
      kind: (typeof STORY_KINDS)[number]
      name: string
      city: string
      text: string
      state: (typeof STORY_STATES)[number]
      created_at: Date
    }
  }
  list_wishes: {
    params: {
      limit: number
      offset: number
    }
    row: {
      wish_id: string
      pincode: string | null
      latitude: number | null
      longitude: number | null
      phone: string | null
      note: string
      created_at: Date
    }
  }
  list_wishes_of: {
    params: {
      phone: string
    }
    row: {
      pincode: string | null
      latitude: number | null
      longitude: number | null
      note: string
      created_at: Date
    }
  }
  set_story_state: {
    params: {
      state: (typeof STORY_STATES)[number]
      by: string | null
      at: Date | string | null
      story_id: string
    }
    row: never
  }
}
