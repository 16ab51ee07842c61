import { POLL_BOARD_MS } from '@jhola/contract/constants'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { DataList, type DataRow } from '../../../shared/ui/data-list.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { Switch } from '../../../shared/ui/switch.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { bellText } from './bell-text.ts'
import { useLiveOrders } from './live-orders.tsx'

const Connection = () => {
  const { t } = useT()
  const moments = useMoments()
  const { status, latencyMs, board, refresh } = useLiveOrders()
  const isLive = status === 'connected'
  const rows: (DataRow | null)[] = [
    { label: t('counter.live.status'), value: t(`orders.board.connection.${status}`) },
    {
      label: t('counter.live.way'),
      value: t(isLive ? 'counter.live.atOnce' : 'counter.live.byAsking', { seconds: POLL_BOARD_MS / 1000 }),
    },
    isLive && latencyMs !== null
      ? { label: t('counter.live.latency'), value: <bdi>{t('orders.board.connection.latency', { ms: latencyMs })}</bdi> }
      : null,
    board.dataUpdatedAt > 0
      ? { label: t('counter.live.updated'), value: moments.time(new Date(board.dataUpdatedAt).toISOString()) }
      : null,
  ]
  return (
    <section aria-labelledby="live-connection" className="grid gap-3">
      <h3 id="live-connection" className="font-semibold">
        {t('counter.live.connection')}
      </h3>
      <DataList rows={rows.filter((row) => row !== null)} />
      <Button variant="secondary" size="sm" icon="refresh" loading={board.isFetching} onClick={() => void refresh()}>
        {t('common.refresh')}
      </Button>
    </section>
  )
}

const BellPart = () => {
  const { t } = useT()
  const { sound, bell, startShop, turnBellOff, heard, setHeard, maySleep } = useLiveOrders()
  const isOn = sound === 'on' || (bell === 'on' && sound !== 'none')
  const ring = () =>
    void startShop().then((isHeard) => {
      if (!isHeard) toast.warning(t('orders.board.soundBlocked'))
    })
  return (
    <section aria-labelledby="live-bell" className="grid gap-3">
      <h3 id="live-bell" className="font-semibold">
        {t('counter.live.bell')}
      </h3>
      <Switch
        label={t('counter.live.bellHere')}
        hint={t(bellText(sound, bell))}
        checked={isOn}
        disabled={sound === 'none'}
        onChange={(next) => (next ? ring() : turnBellOff())}
      />
      {isOn && (
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" icon="volume" onClick={ring}>
            {t('orders.board.soundTest')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setHeard('no')}>
            {t('counter.live.notHeard')}
          </Button>
        </span>
      )}
      {heard === 'no' && <Alert tone="warning">{t('orders.actions.bell.unheardHint')}</Alert>}
      {maySleep ? (
        <Alert tone="warning">{t('orders.actions.bell.maySleep')}</Alert>
      ) : (
        isOn && <p className="text-ink-soft text-sm">{t('counter.live.awake')}</p>
      )}
    </section>
  )
}

/** Connection, bell and screen of this device, in full. */
export const LiveSheet = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const hasTexts = useArea('counter')
  const hasBellTexts = useArea('orders.actions')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={hasTexts ? t('counter.live.title') : t('common.loading')}
      size="sm"
    >
      {hasTexts && hasBellTexts ? (
        <div className="grid gap-5">
          <Connection />
          <BellPart />
        </div>
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )
}
