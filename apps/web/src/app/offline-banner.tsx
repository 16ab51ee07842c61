import { useQueryClient } from '@tanstack/react-query'
import { useMoments } from '../shared/format/moments.ts'
import { useT } from '../shared/i18n/i18n-context.tsx'
import { OfflineNotice } from '../shared/ui/alert.tsx'
import { useOnline } from '../shared/use-online.ts'

/** Says that there is no network, and of when the facts on this screen are. */
const Offline = () => {
  const { t } = useT()
  const { dayAndTime } = useMoments()
  const shown = useQueryClient().getQueryCache().findAll({ type: 'active' })
  const asOfMs = Math.max(0, ...shown.map((query) => query.state.dataUpdatedAt))
  return (
    <OfflineNotice>
      {asOfMs > 0 ? t('common.offlineAsOf', { time: dayAndTime(new Date(asOfMs).toISOString()) }) : t('common.offline')}
    </OfflineNotice>
  )
}

export const OfflineBanner = () => (useOnline() ? null : <Offline />)
