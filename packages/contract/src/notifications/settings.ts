import { minuteOfDay } from '../shared/time.ts'

/** The push notifications that a person wants. `sound` and `vibration` are for the notification itself. */
export type NotificationSettings = {
  newOrders: boolean
  orderUpdates: boolean
  lowStock: boolean
  systemAlerts: boolean
  sound: boolean
  vibration: boolean
  quietHours: { enabled: boolean; start: string; end: string }
}
export const NOTIFICATION_KINDS = ['newOrders', 'orderUpdates', 'lowStock', 'systemAlerts'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** The specified defaults: all on, quiet hours off, 22:00 to 08:00. */
export const DEFAULT_NOTIFICATION_SETTINGS: NotificationSettings = {
  newOrders: true,
  orderUpdates: true,
  lowStock: true,
  systemAlerts: true,
  sound: true,
  vibration: true,
  quietHours: { enabled: false, start: '22:00', end: '08:00' },
}

/** Whether this minute of the shop's day is in the quiet hours. They may run past midnight; equal ends mean the whole day. */
export const isQuiet = ({ enabled, start, end }: NotificationSettings['quietHours'], minute: number): boolean => {
  if (!enabled) return false
  const [from, to] = [minuteOfDay(start), minuteOfDay(end)]
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

/** Whether this person is notified of this kind of event at this minute of the shop's day. */
export const isNotified = (settings: NotificationSettings, kind: NotificationKind, minute: number): boolean =>
  settings[kind] && !isQuiet(settings.quietHours, minute)
