import type { StoreStatus } from '@jhola/contract/admin/routes'
import { STORE_TYPES } from '@jhola/contract/constants'
import { toShopTime } from '@jhola/contract/shared/time'
import { useMoments } from '../../../shared/format/moments.ts'
import { type Translate, useT } from '../../../shared/i18n/i18n-context.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'
import { type RegisteredAge, registeredAge } from '../registered-age.ts'

const TONES: Record<StoreStatus, Tone> = {
  new: 'primary',
  in_review: 'warning',
  sent_back: 'warning',
  refused: 'error',
  active: 'success',
  suspended: 'error',
  closed: 'neutral',
}

/** Platform status of a shop. */
export const StoreStatusChip = ({ status }: { status: StoreStatus }) => {
  const { t } = useT()
  return <StatusChip tone={TONES[status]}>{t(`admin.status.${status}`)}</StatusChip>
}

const wordsOfAge = (t: Translate, age: RegisteredAge): string =>
  'count' in age ? t(`admin.age.${age.unit}`, { count: age.count }) : t(`admin.age.${age.unit}`)

/** Day of the registration, with its age. */
export const RegisteredOn = ({ at }: { at: string }) => {
  const { t } = useT()
  const { date } = useMoments()
  const atMs = Date.parse(at)
  return (
    <span className="block min-w-0">
      <span className="block whitespace-nowrap figures">{date(toShopTime(atMs).date)}</span>
      <span className="block text-ink-soft text-sm">{wordsOfAge(t, registeredAge(atMs, Date.now()))}</span>
    </span>
  )
}

/** The kind of a shop in the reader's language; an unknown kind is shown as stored. */
export const StoreType = ({ type }: { type: string }) => {
  const { t } = useT()
  const known = STORE_TYPES.find((name) => name === type)
  return known ? t(`stores.type.${known}`) : type
}
