import type { SecurityEventKind, StoreStatus } from '@jhola/contract/admin/routes'
import type { ModeratedStory } from '@jhola/contract/community/routes'
import { ORDER_PAGE_SIZES, ORDERS_PAGE_SIZE } from '@jhola/contract/constants'
import { readPage } from '../../shared/navigation/query-values.ts'

type StoryState = ModeratedStory['state']

export const SEARCH_MAX = 80

/** Statuses and kinds in the order of the menus; the types keep them equal to the contract's lists. */
export const STATUS_CHOICES = [
  'in_review',
  'new',
  'active',
  'sent_back',
  'suspended',
  'refused',
  'closed',
] as const satisfies readonly StoreStatus[]
/** What the list of shops can be narrowed to: a status, or shops with open reports. */
export const STORE_CHOICES = ['reported', ...STATUS_CHOICES] as const
export const KIND_CHOICES = [
  'auth.signed_in',
  'auth.sign_in_failed',
  'auth.signed_out',
  'auth.session_ended',
  'auth.password_set',
  'auth.password_reset_asked',
  'auth.account_made',
  'auth.email_verified',
  'auth.factor_added',
  'auth.factor_removed',
  'auth.factor_proven',
  'auth.factor_failed',
  'auth.factors_reset',
  'auth.recovery_codes_made',
  'profile.email_changed',
  'profile.phone_changed',
  'profile.data_exported',
  'profile.account_deleted',
  'stores.registered',
  'stores.activated',
  'stores.settings_changed',
  'stores.staff_invited',
  'stores.staff_removed',
  'staff.role_changed',
  'staff.pin_set',
  'staff.pin_removed',
  'staff.pin_locked',
  'staff.device_added',
  'staff.device_removed',
  'staff.device_locked',
  'staff.switched',
  'customers.blocked',
  'customers.unblocked',
  'stores.submitted',
  'admin.store_approved',
  'admin.store_sent_back',
  'admin.store_refused',
  'admin.reports_handled',
  'admin.store_suspended',
  'admin.store_reactivated',
  'admin.grievance_handled',
  'admin.breach_told',
  'admin.sealed_opened',
  'admin.made',
] as const satisfies readonly SecurityEventKind[]

export const GRIEVANCE_CHOICES = ['open', 'overdue', 'resolved'] as const
export const STORY_CHOICES = ['waiting', 'shown', 'declined'] as const satisfies readonly StoryState[]

/**
 * Filter and page of a list in the address: `?search=asha&only=suspended&page=2&size=25`. `only` is a status, a kind, or absent.
 */
export type ListAddress<Only extends string> = { search: string; only: Only | null; page: number; size: number }

/** Reads the address; invalid values give the defaults. */
export const readListAddress = <Only extends string>(address: URLSearchParams, choices: readonly Only[]): ListAddress<Only> => {
  const size = Number(address.get('size'))
  return {
    search: (address.get('search') ?? '').slice(0, SEARCH_MAX),
    only: choices.find((choice) => choice === address.get('only')) ?? null,
    page: readPage(address.get('page')),
    size: ORDER_PAGE_SIZES.find((known) => known === size) ?? ORDERS_PAGE_SIZE,
  }
}

/** The filter of a list as an address, without default values. */
export const writeListAddress = <Only extends string>({
  search,
  only,
  page,
  size,
}: ListAddress<Only>): Record<string, string> => ({
  ...(search ? { search } : {}),
  ...(only ? { only } : {}),
  ...(page === 1 ? {} : { page: String(page) }),
  ...(size === ORDERS_PAGE_SIZE ? {} : { size: String(size) }),
})
