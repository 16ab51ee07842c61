import { DEFAULT_PREFERENCES } from '@jhola/contract/preferences/defaults'
import { useQuery } from '@tanstack/react-query'
import { preferencesQuery } from '../../../domain/preferences/shop-preferences.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { type OwnerStore, ownStoreQuery, useAvailability } from '../hooks/use-availability.ts'

const REFRESH_MS = 60_000

const Paused = ({ store, until }: { store: OwnerStore; until: string }) => {
  const { t } = useT()
  const moments = useMoments()
  const { change, isChanging } = useAvailability(store)
  const alarm = useQuery(preferencesQuery).data?.preferences.alarm ?? DEFAULT_PREFERENCES.alarm
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-error-soft px-4 py-2 text-error print:hidden">
      <Icon name="store" />
      <p className="min-w-52 flex-1 text-sm">
        <span className="block font-bold">{t('orders.actions.paused.title', { time: moments.time(until) })}</span>
        {t('orders.actions.paused.reason', { count: Math.max(2, alarm.pause_after_unanswered) })}
      </p>
      <Button size="sm" icon="check" loading={isChanging} onClick={() => change({ state: 'open' })}>
        {t('orders.actions.paused.open')}
      </Button>
    </div>
  )
}

/**
 * Banner on every counter screen while the shop is paused because orders were not answered: the reason, the end time, and a
 * button to reopen.
 */
export const PausedStrip = () => {
  const hasTexts = useArea('orders.actions')
  const store = useQuery({ ...ownStoreQuery, refetchInterval: REFRESH_MS }).data?.store
  const until = store?.pause_reason === 'unanswered_orders' ? store.paused_until : null
  return store && until && hasTexts ? <Paused store={store} until={until} /> : null
}
