// Written by `npm run statements` from the SQL of this folder and the migrated schema; `npm run check` compares. Do not edit.

export type Statements = {
  blank_messages: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  count_waiting: {
    params: undefined
    row: {
      n: number
    }
  }
  delete_kept_messages: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_messages: {
    params: {
      before: Date | string
      limit: number
    }
    row: never
  }
  delete_messages_of: {
    params: {
      recipients: readonly string[]
    }
    row: never
  }
  end_attempt: {
    params: {
      state: string
      at: Date | string | null
      next_attempt_at: Date | string | null
      reason: string | null
      message_id: string
      attempts: number
    }
    row: never
  }
  fail_late: {
    params: {
      channel: string
      now: Date | string
      limit: number
    }
    row: {
      template: string
    }
  }
  has_proven: {
    params: {
      user_id: string
      to: string
    }
    row: {
      user_id: string
    }
  }
  insert_message: {
    params: {
      message_id: string
      to: string
      channel: ('sms' | 'whatsapp' | 'email')
      template: string
      subject: string | null
      text: string
      language: string | null
      code: string | null
      text_language: string | null
      now: Date | string
      state: string
      next_attempt_at: Date | string | null
      expires_at: Date | string | null
      cause: string | null
    }
    row: never
  }
  list_messages_of: {
    params: {
      recipients: readonly string[]
    }
    row: {
      recipient: string
      channel: 'sms' | 'whatsapp' | 'email'
      template: string
      created_at: Date
    }
  }
  list_sent_messages: {
    params: {
      to: string | null
      messages_shown_most: number
    }
    row: {
      recipient: string
      channel: 'sms' | 'whatsapp' | 'email'
      body: string
      code: string | null
      created_at: Date
    }
  }
  list_sent_to: {
    params: {
      to: string
      since: Date | string
      cause: string
      limit: number
    }
    row: {
      created_at: Date
    }
  }
  lock_messages_to: {
    params: {
      to: string
    }
    row: {
      pg_advisory_xact_lock: string
    }
  }
  take_waiting: {
    params: {
      until: Date | string | null
      channel: string
      now: Date | string
      limit: number
    }
    row: {
      message_id: string
      recipient: string
      channel: 'sms' | 'whatsapp' | 'email'
      template: string
      subject: string | null
      body: string
      html: string | null
      code: string | null
      language: string | null
      attempts: number
      send_before: Date | null
    }
  }
}
