/** Texts that the device itself needs when an answer is given from the notification. */
export const PUSH_ANSWERS = ['accepted', 'rejected', 'moved_on', 'sign_in', 'kept', 'failed'] as const
export type PushAnswer = (typeof PUSH_ANSWERS)[number]

/** Buttons of a notification. */
export const PUSH_ACTIONS = ['accept_order', 'reject_order'] as const
export type PushAction = (typeof PUSH_ACTIONS)[number]

/** Where a notification leads. */
export const PUSH_DESTINATIONS = ['view_order', 'view_dashboard', 'view_inventory', 'view_analytics'] as const
export type PushDestination = (typeof PUSH_DESTINATIONS)[number]

export type PushData = {
  type: PushDestination
  order_id?: string
  /** The part of the inventory that `view_inventory` opens. */
  shelf?: 'low' | 'expiring'
  /** The order as the shop was told of it: an answer is given to this version. */
  version?: number
  says?: Partial<Record<PushAnswer, string>>
}

/** What a device shows. `tag`: a newer one of the same tag takes its place. `stays`: until somebody touches it. */
export type PushPayload = {
  title: string
  body: string
  tag: string
  language: string
  sound: boolean
  vibration: boolean
  stays: boolean
  /** Takes the place of an older one without a sound or a sign of its own, whatever the person wants to hear. */
  quiet?: boolean
  data: PushData
  actions: readonly { action: PushAction; title: string }[]
}
