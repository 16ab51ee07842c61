/** Texts that the device needs itself after an action in the notification. */
export const PUSH_ANSWERS = ['accepted', 'rejected', 'moved_on', 'sign_in', 'kept', 'failed'] as const
export type PushAnswer = (typeof PUSH_ANSWERS)[number]

/** Buttons of a notification. */
export const PUSH_ACTIONS = ['accept_order', 'reject_order'] as const
export type PushAction = (typeof PUSH_ACTIONS)[number]

/** The target page of a notification. */
export const PUSH_DESTINATIONS = [
  'view_order',
  'track_order',
  'view_dashboard',
  'view_inventory',
  'view_analytics',
  'view_product',
] as const
export type PushDestination = (typeof PUSH_DESTINATIONS)[number]

export type PushData = {
  type: PushDestination
  order_id?: string
  /** The product that `view_product` opens. */
  store_id?: string
  product_id?: string
  /** The part of the inventory that `view_inventory` opens. */
  shelf?: 'low' | 'expiring'
  /** The version of the order in this notification. Actions apply to this version. */
  version?: number
  says?: Partial<Record<PushAnswer, string>>
}

/** The content of a notification. `tag`: a newer one with the same tag replaces it. `stays`: until it is dismissed. */
export type PushPayload = {
  title: string
  body: string
  tag: string
  language: string
  sound: boolean
  vibration: boolean
  stays: boolean
  /** Replaces an older notification without sound or vibration, whatever the person's settings. */
  quiet?: boolean
  data: PushData
  actions: readonly { action: PushAction; title: string }[]
}
