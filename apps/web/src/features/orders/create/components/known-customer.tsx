import { normalisePhone } from '@jhola/contract/shared/phone'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { withKnown, withPhone } from '../../../../domain/orders/counter-order-draft.ts'
import { useMoments } from '../../../../shared/format/moments.ts'
import { typedPhone } from '../../../../shared/format/typed-digits.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Money } from '../../../../shared/ui/money.tsx'
import { TextField } from '../../../../shared/ui/text-field.tsx'
import { customerQuery, type KnownCustomer as Known } from '../api/create-order.ts'
import type { DraftControl } from '../hooks/use-draft.ts'
import { useRepeat } from '../hooks/use-repeat.ts'

const Found = ({ known, storeId, control }: { known: Known; storeId: string; control: DraftControl }) => {
  const { t } = useT()
  const moments = useMoments()
  const repeat = useRepeat(storeId, control)
  const { last_order: last } = known
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-brand-soft px-3 py-2">
      <p className="min-w-0 grow">
        <bdi className="block truncate font-semibold">{known.name}</bdi>
        <span className="block text-ink-soft text-sm">
          {t('orders.create.known.orders', { count: known.orders })} · {moments.dayAndTime(last.created_at)} ·{' '}
          <Money rupees={last.total_amount} />
        </span>
      </p>
      <Button variant="secondary" size="sm" icon="refresh" loading={repeat.isPending} onClick={() => repeat.mutate(last)}>
        {t('orders.create.known.repeat')}
      </Button>
    </div>
  )
}

type CustomerPhoneProps = { storeId: string; control: DraftControl; error?: string | undefined; onEdit?: () => void }

/** The customer's phone number. A known customer is filled in, and one tap repeats their last order. */
export const CustomerPhone = ({ storeId, control, error, onEdit }: CustomerPhoneProps) => {
  const { t } = useT()
  const { draft, change } = control
  const { phone } = draft.customer
  const isWhole = normalisePhone(phone) !== undefined
  const query = useQuery({ ...customerQuery(phone), enabled: isWhole })
  const known = isWhole ? query.data?.customer : undefined
  const fillIn = useEffectEvent((found: Known) =>
    change((before) => withKnown(before, { ...found, delivery_type: found.last_order.delivery_type })),
  )
  useEffect(() => {
    if (known) fillIn(known)
  }, [known])
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextField
        label={t('orders.create.field.phone')}
        name="phone"
        prefix="+91"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        value={phone}
        error={error}
        onChange={(event) => {
          onEdit?.()
          const typed = typedPhone(event.target.value)
          change((before) => withPhone(before, typed))
        }}
      />
      <div aria-live="polite" className="empty:hidden">
        {known && <Found known={known} storeId={storeId} control={control} />}
        {isWhole && query.data?.customer === null && (
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            <Icon name="user" size="xs" />
            {t('orders.create.known.new')}
          </p>
        )}
      </div>
    </div>
  )
}
