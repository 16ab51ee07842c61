import { AVAILABILITY_MINUTES, BUSY_EXTRA_MINUTES } from '@jhola/contract/constants'
import type { Availability } from '@jhola/contract/stores/settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { minutesLeft } from '../availability.ts'
import { type OwnerStore, ownStoreQuery, useAvailability } from '../hooks/use-availability.ts'

export { ownStoreQuery }

const REFRESH_MS = 60_000

/** `ends`: the state lasts for a number of minutes, which the owner chooses. */
const CHOICES: readonly { state: Availability; icon: IconName; key: TextKey; hint: TextKey; ends: boolean }[] = [
  { state: 'open', icon: 'store', key: 'orders.board.open.choice.open', hint: 'orders.board.open.hint.open', ends: false },
  { state: 'busy', icon: 'clock', key: 'orders.board.open.choice.busy', hint: 'orders.board.open.hint.busy', ends: true },
  { state: 'paused', icon: 'bell', key: 'orders.board.open.choice.paused', hint: 'orders.board.open.hint.paused', ends: true },
  { state: 'closed', icon: 'lock', key: 'orders.board.open.choice.closed', hint: 'orders.board.open.hint.closed', ends: false },
]
const [USUAL] = CHOICES

const OpenNow = ({ store }: { store: OwnerStore }) => {
  const { t } = useT()
  const moments = useMoments()
  const isSuspended = store.status === 'suspended'
  const may = useMay()
  const isOpen = store.is_open && !isSuspended
  return (
    <div className="flex flex-wrap items-center gap-2">
      <StatusChip tone={isOpen ? 'success' : 'error'} icon={isOpen ? 'store' : 'lock'}>
        {t(isOpen ? 'orders.board.open.isOpen' : 'orders.board.open.isClosed')}
      </StatusChip>
      {!isOpen && !isSuspended && store.opens_at && (
        <span className="text-ink-soft text-sm">
          {t('orders.board.open.opensAt', { time: moments.dayAndTime(store.opens_at) })}
        </span>
      )}
      {may('settings') && (
        <LinkButton to="/store/settings" variant="ghost" size="sm" icon="settings" className="ms-auto">
          {t('orders.board.settings')}
        </LinkButton>
      )}
    </div>
  )
}

/** The four availability states of the shop. Busy and Pause first ask for their duration. */
const Choices = ({ store }: { store: OwnerStore }) => {
  const { t } = useT()
  const moments = useMoments()
  const { state, standing, nowMs, isChanging, change } = useAvailability(store)
  const [asking, setAsking] = useState<'busy' | 'paused' | null>(null)
  const choose = (next: Availability) => {
    if (next === 'busy' || next === 'paused') return setAsking(asking === next ? null : next)
    setAsking(null)
    if (next !== state) change({ state: next })
  }
  const takeMinutes = (minutes: number) => {
    if (asking) change({ state: asking, minutes })
    setAsking(null)
  }
  const shown = CHOICES.find((choice) => choice.state === (asking ?? state)) ?? USUAL
  return (
    <>
      <fieldset className="flex flex-wrap gap-1.5" disabled={isChanging}>
        <legend className="sr-only">{t('orders.board.open.title')}</legend>
        {CHOICES.map(({ state: value, icon, key, ends }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === state}
            {...(ends && { 'aria-expanded': asking === value })}
            onClick={() => choose(value)}
            className={cx(
              'eases presses flex min-h-12 min-w-min grow basis-[45%] items-center min-[26rem]:basis-0 justify-center gap-1 max-[26rem]:gap-2 min-[26rem]:min-h-16 min-[26rem]:flex-col rounded-md border-2 px-1 text-center font-medium text-sm',
              value === state ? 'border-brand bg-brand-soft text-brand' : 'border-line bg-surface text-ink hover:bg-sunken',
              asking === value && value !== state && 'border-brand border-dashed',
            )}
          >
            <Icon name={icon} />
            <span>{t(key)}</span>
          </button>
        ))}
      </fieldset>
      {asking && (
        <fieldset disabled={isChanging}>
          <legend className="mb-1.5 font-medium text-sm">
            {t(asking === 'busy' ? 'orders.board.open.busyFor' : 'orders.board.open.pauseFor')}
          </legend>
          <div className="grid grid-cols-2 gap-1.5">
            {AVAILABILITY_MINUTES.map((minutes) => (
              <Button key={minutes} variant="secondary" size="sm" onClick={() => takeMinutes(minutes)}>
                {t('orders.board.open.minutes', { count: minutes })}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      <p role="status" className="text-ink-soft text-sm">
        {standing.untilMs !== null && !asking && (
          <span className="block font-semibold text-ink">
            {t('orders.board.open.endsIn', {
              count: minutesLeft(standing.untilMs, nowMs),
              time: moments.time(new Date(standing.untilMs).toISOString()),
            })}
          </span>
        )}
        {shown && t(shown.hint, { minutes: BUSY_EXTRA_MINUTES })}
      </p>
    </>
  )
}

/** The shop's availability and the owner's control of it: open, busy, paused for a while, closed. */
export const OpenSwitch = () => {
  const { t, tError } = useT()
  const reading = useQuery({ ...ownStoreQuery, refetchInterval: REFRESH_MS })
  const store = reading.data?.store
  if (reading.isPending) return <Skeleton className="h-48" />
  if (!store)
    return (
      <Card>
        <LoadFailed
          message={t('orders.board.open.failed')}
          hint={tError(reading.error?.code ?? '')}
          onRetry={() => void reading.refetch()}
          retrying={reading.isFetching}
        />
      </Card>
    )
  return (
    <Card className="grid grid-cols-1 gap-3">
      <OpenNow store={store} />
      {/* The control has no effect on a suspended shop. */}
      {store.status !== 'suspended' && <Choices store={store} />}
    </Card>
  )
}
