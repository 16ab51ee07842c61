import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { ConnectionStatus } from '../../../shared/realtime-client.ts'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { Tone } from '../../../shared/ui/tones.ts'

const TONES: Record<ConnectionStatus, Tone> = {
  connected: 'success',
  connecting: 'warning',
  disconnected: 'error',
  error: 'error',
}

/** How the live channel stands, honestly, with the last measured way there and back. */
export const ConnectionChip = ({ status, latencyMs }: { status: ConnectionStatus; latencyMs: number | null }) => {
  const { t } = useT()
  return (
    <span role="status">
      <StatusChip tone={TONES[status]} icon={status === 'connected' ? 'check-circle' : 'offline'}>
        {t(`counter.connection.${status}`)}
        {status === 'connected' && latencyMs !== null && (
          <bdi className="ms-1 font-normal">{t('counter.connection.latency', { ms: latencyMs })}</bdi>
        )}
      </StatusChip>
    </span>
  )
}
