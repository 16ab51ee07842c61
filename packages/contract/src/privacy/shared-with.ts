import type { ProviderId } from '../payments/schema.ts'

/** With whom data of a person was shared: a kind, the name where there is one, and which data (DPDP Act 2023, s. 11(1)(b)). */
export const RECIPIENT_KINDS = ['shop', 'payment_service', 'message_carrier'] as const
export type RecipientKind = (typeof RECIPIENT_KINDS)[number]
export type Recipient = { kind: RecipientKind; name: string; data: string[]; times: number }

/** What each kind of recipient gets. */
const DATA: Record<RecipientKind, string[]> = {
  shop: ['name', 'phone', 'email', 'delivery_address', 'location', 'notes', 'order'],
  payment_service: ['order_number', 'amount', 'phone', 'email'],
  message_carrier: ['phone_or_email', 'message'],
}

const isDirect = (provider: ProviderId): boolean => provider === 'cod' || provider === 'upi_direct'

const count = (kind: RecipientKind, names: readonly string[]): Recipient[] => {
  const times = new Map<string, number>()
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1)
  return [...times].map(([name, number]) => ({ kind, name, data: DATA[kind], times: number }))
}

/** The recipients of a person's data, from the records: one line for each, with how often. */
export const listRecipients = ({
  shops,
  providers,
  channels,
}: {
  /** The shop of each order. */
  shops: readonly string[]
  /** The provider of each payment; direct payments go to the shop itself. */
  providers: readonly ProviderId[]
  /** The channel of each message. */
  channels: readonly string[]
}): Recipient[] => [
  ...count('shop', shops),
  ...count(
    'payment_service',
    providers.filter((provider) => !isDirect(provider)),
  ),
  ...count('message_carrier', channels),
]
