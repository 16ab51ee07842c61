import type { Passkey } from '@jhola/contract/auth/factors/schema'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Guarded } from '../hooks/use-guarded.ts'
import { NameForm } from './name-form.tsx'

type LineProps = { passkey: Passkey; guarded: Guarded }

/** Asks on the spot: a removed passkey cannot be brought back, but another one is made in seconds. */
const RemoveQuestion = ({ passkey, guarded, onClose }: LineProps & { onClose(): void }) => {
  const { t } = useT()
  const remove = () =>
    guarded.run(async () => {
      await api('DELETE /auth/passkeys/{passkey_id}', { params: { passkey_id: passkey.passkey_id } })
      toast.success(t('auth.factors.removed'))
    })
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink-soft text-sm">{t('auth.factors.removeHint')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="destructive" loading={guarded.isBusy} onClick={() => void remove()}>
          {t('auth.factors.removeNow')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('auth.factors.cancel')}
        </Button>
      </div>
    </div>
  )
}

const PasskeyLine = ({ passkey, guarded }: LineProps) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  const [mode, setMode] = useState<'shown' | 'named' | 'removed'>('shown')
  const { passkey_id, name, is_synced, created_at, used_at } = passkey
  const close = () => setMode('shown')
  const rename = (next: string) =>
    guarded.run(async () => {
      await api('PATCH /auth/passkeys/{passkey_id}', { params: { passkey_id }, body: { name: next } })
      close()
    })
  return (
    <li className="grid grid-cols-1 gap-2 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-2 break-words font-semibold">
        <bdi>{name}</bdi>
        <StatusChip tone={is_synced ? 'success' : 'neutral'}>
          {t(is_synced ? 'auth.factors.synced' : 'auth.factors.oneDevice')}
        </StatusChip>
      </p>
      <p className="text-ink-soft text-sm">
        {t('auth.factors.addedAt', { time: dateAndTime(created_at) })}
        {used_at !== null && <span className="block">{t('auth.factors.usedAt', { time: dateAndTime(used_at) })}</span>}
      </p>
      {mode === 'shown' && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={`${t('auth.factors.rename')}: ${name}`}
            onClick={() => setMode('named')}
          >
            {t('auth.factors.rename')}
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={`${t('auth.factors.remove')}: ${name}`}
            onClick={() => setMode('removed')}
          >
            {t('auth.factors.remove')}
          </Button>
        </div>
      )}
      {mode === 'named' && (
        <NameForm
          name={name}
          save={t('auth.factors.save')}
          isBusy={guarded.isBusy}
          onName={(next) => void rename(next)}
          onCancel={close}
        />
      )}
      {mode === 'removed' && <RemoveQuestion passkey={passkey} guarded={guarded} onClose={close} />}
    </li>
  )
}

/** The own passkeys, with rename and remove. */
export const PasskeyList = ({ passkeys, guarded }: { passkeys: readonly Passkey[]; guarded: Guarded }) => (
  <ul aria-live="polite">
    {passkeys.map((passkey) => (
      <PasskeyLine key={passkey.passkey_id} passkey={passkey} guarded={guarded} />
    ))}
  </ul>
)
