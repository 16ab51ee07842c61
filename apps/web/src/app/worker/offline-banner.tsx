import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { readOldestResponse, subscribeResponses } from '../../shared/api/stale-responses.ts'
import { useOnline } from '../../shared/api/use-online.ts'
import { useMoments } from '../../shared/format/moments.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { OfflineNotice } from '../../shared/ui/alert.tsx'

/** Says that there is no network, and of when the facts on this screen are. `kept`: the oldest answer from this device. */
const Offline = ({ kept }: { kept: string | null }) => {
  const { t } = useT()
  const { dayAndTime } = useMoments()
  // The screen below takes up its facts after this was first drawn.
  const [, lookAgain] = useState(false)
  useEffect(() => lookAgain(true), [])
  const shown = useQueryClient().getQueryCache().findAll({ type: 'active' })
  const times = shown.map((query) => query.state.dataUpdatedAt).filter((ms) => ms > 0)
  const asOf = kept ?? (times.length > 0 ? new Date(Math.min(...times)).toISOString() : null)
  return <OfflineNotice>{asOf ? t('common.offlineAsOf', { time: dayAndTime(asOf) }) : t('common.offline')}</OfflineNotice>
}

/** Stands above every customer screen while the device or our server cannot be reached. */
export const OfflineBanner = () => {
  const isOnline = useOnline()
  const kept = useSyncExternalStore(subscribeResponses, readOldestResponse, () => null)
  return isOnline ? null : <Offline kept={kept} />
}
