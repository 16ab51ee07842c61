import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readOldestResponse, subscribeResponses } from '../../shared/api/stale-responses.ts'
import { useOnline } from '../../shared/api/use-online.ts'
import { useMoments } from '../../shared/format/moments.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { OfflineNotice } from '../../shared/ui/alert.tsx'

/** Says that the device is offline, and how old the data on this screen is. `kept`: time of the oldest cached response. */
const Offline = ({ kept }: { kept: string | null }) => {
  const { t } = useT()
  const { dayAndTime } = useMoments()
  // The screen below reports its cached responses after this was first rendered.
  const [, lookAgain] = useState(false)
  useEffect(() => lookAgain(true), [])
  const shown = useQueryClient().getQueryCache().findAll({ type: 'active' })
  const times = shown.map((query) => query.state.dataUpdatedAt).filter((ms) => ms > 0)
  const asOf = kept ?? (times.length > 0 ? new Date(Math.min(...times)).toISOString() : null)
  return <OfflineNotice>{asOf ? t('common.offlineAsOf', { time: dayAndTime(asOf) }) : t('common.offline')}</OfflineNotice>
}

/** Shown above every customer screen while the device is offline or our server cannot be reached. */
export const OfflineBanner = () => {
  const isOnline = useOnline()
  const kept = useSyncExternalStore(subscribeResponses, readOldestResponse, () => null)
  return isOnline ? null : <Offline kept={kept} />
}
