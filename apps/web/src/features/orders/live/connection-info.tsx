import { POLL_BOARD_MS } from '@jhola/contract/constants'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { useLiveOrders } from './live-orders.tsx'

/** The current connection of this device, in plain values. */
export const ConnectionInfo = () => {
  const { t } = useT()
  const moments = useMoments()
  const { status, latencyMs, board } = useLiveOrders()
  const isLive = status === 'connected'
  const rows: (DataRow | null)[] = [
    { label: t('dashboard.status'), value: t(`orders.board.connection.${status}`) },
    {
      label: t('dashboard.way'),
      value: t(isLive ? 'dashboard.bySocket' : 'dashboard.byPolling', { seconds: POLL_BOARD_MS / 1000 }),
    },
    isLive && latencyMs !== null
      ? { label: t('dashboard.latency'), value: <bdi>{t('orders.board.connection.latency', { ms: latencyMs })}</bdi> }
      : null,
    board.dataUpdatedAt > 0
      ? { label: t('dashboard.updated'), value: moments.time(new Date(board.dataUpdatedAt).toISOString()) }
      : null,
    { label: t('dashboard.server'), value: <bdi className="break-all">{location.host}</bdi> },
  ]
  return (
    <Card as="section" aria-labelledby="connection-info">
      <CardTitle>
        <span id="connection-info">{t('dashboard.connection')}</span>
      </CardTitle>
      <DataList rows={rows.filter((row) => row !== null)} />
    </Card>
  )
}
