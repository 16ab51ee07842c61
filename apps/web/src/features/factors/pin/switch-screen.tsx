import '../../../shared/i18n/lazy-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lockedStore, sharedDeviceStore, thisDeviceQuery } from '../../../domain/account/shared-device.ts'
import { endLockedSession, lockScreen, switchByPin } from '../../../domain/account/take-turns.ts'
import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { ApiError, type ApiReply } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { PinForm } from './pin-form.tsx'

type Device = NonNullable<ApiReply<'GET /auth/shared-device'>['device']>
type Person = Device['people'][number]

/** Switches, and starts the shop anew: nothing of the person before is left in this page. */
const useSwitch = (onSwitched: () => void) => {
  const { t, tError } = useT()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const attempt = async ({ user_id }: Person, pin: string): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      await switchByPin(user_id, pin)
      onSwitched()
    } catch (caught) {
      setBusy(false)
      if (!(caught instanceof ApiError)) throw caught
      if (caught.status === 0) return setError(t('auth.factors.pin.offline'))
      const tries = caught.code === 'staff.pin_wrong' ? Number(Reflect.get(caught.details ?? {}, 'tries_left')) : 0
      const left = tries > 0 ? ` ${t('auth.factors.pin.triesLeft', { tries })}` : ''
      setError(`${tError(caught.code, caught.details)}${left}`)
    }
  }
  return { isBusy, error, clear: () => setError(undefined), attempt }
}

const PersonButton = ({ person, isChosen, onChoose }: { person: Person; isChosen: boolean; onChoose(): void }) => {
  const { t } = useT()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="eases flex min-h-16 w-full items-center gap-3 rounded-lg border border-line-strong bg-surface p-3 text-start hover:bg-sunken aria-pressed:border-brand aria-pressed:bg-brand-soft"
    >
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={person.is_locked ? 'lock' : 'user'} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words font-semibold">{person.name}</span>
        <span className="block text-ink-soft text-sm">{t(`orders.board.role.${person.shop_role}`)}</span>
      </span>
      {!person.has_pin && <StatusChip tone="neutral">{t('auth.factors.pin.noPin')}</StatusChip>}
    </button>
  )
}

/** The chosen person types the PIN, or reads why there is none to type. */
const PersonPin = ({ person, onSwitched }: { person: Person; onSwitched(): void }) => {
  const { t, tError } = useT()
  const { isBusy, error, attempt } = useSwitch(onSwitched)
  if (person.is_locked) return <p className="p-3 text-ink-soft">{tError('staff.pin_locked')}</p>
  if (!person.has_pin) return <p className="p-3 text-ink-soft">{t('auth.factors.pin.noPinHint', { name: person.name })}</p>
  return (
    <div className="p-3">
      <PinForm
        isQuick
        label={t('auth.factors.pin.pinOf', { name: person.name })}
        save={t('auth.factors.pin.open')}
        isBusy={isBusy}
        error={error}
        onPin={(pin) => void attempt(person, pin)}
      />
    </div>
  )
}

const People = ({ device, onSwitched }: { device: Device; onSwitched(): void }) => {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <ul className="grid grid-cols-1 gap-3">
      {device.people.map((person) => (
        <li key={person.user_id} className="list-none">
          <PersonButton
            person={person}
            isChosen={chosen === person.user_id}
            onChoose={() => setChosen(chosen === person.user_id ? null : person.user_id)}
          />
          {chosen === person.user_id && <PersonPin person={person} onSwitched={onSwitched} />}
        </li>
      ))}
    </ul>
  )
}

/** A session that could not be ended when the screen was locked is ended now. */
const useEndLocked = (): void =>
  useEffect(() => {
    const end = () => {
      if (lockedStore.read()) void endLockedSession()
    }
    end()
    addEventListener('online', end)
    return () => removeEventListener('online', end)
  }, [])

/** What is shown of the device once the server has answered. */
const Ready = ({ device, onSwitched }: { device: Device | null; onSwitched(): void }) => {
  const { t } = useT()
  if (!device) return <EmptyState icon="users" title={t('auth.factors.pin.notShared')} />
  return <People device={device} onSwitched={onSwitched} />
}

type ScreenProps = {
  isSignedIn: boolean
  onSwitched(): void
  /** The person before is signed out: somebody signs in with a code. */
  onFullSignIn(): void
}

/** `/store/switch`: who is at the counter? Also the locked screen of a shared device. */
export const SwitchScreen = ({ isSignedIn, onSwitched, onFullSignIn }: ScreenProps) => {
  const { t, tError } = useT()
  const hasTexts = useArea('auth.factors')
  const reading = useQuery({ ...thisDeviceQuery, staleTime: 0 })
  const [isLocked, setLocked] = useState(!isSignedIn)
  useEndLocked()
  const device = reading.data?.device
  useEffect(() => {
    if (device !== undefined) sharedDeviceStore.write(device !== null)
  }, [device])
  if (!hasTexts || reading.isPending) return <SkeletonCards count={3} className="h-16" />
  const lock = async () => {
    await lockScreen()
    setLocked(true)
  }
  return (
    <>
      <AppBar
        title={t('auth.factors.pin.who')}
        {...(device ? { subtitle: device.store_name } : {})}
        {...(isLocked ? {} : { backTo: '/store-dashboard' })}
        actions={<SettingsMenu />}
      />
      <main id="content" className="mx-auto grid w-full max-w-xl grid-cols-1 gap-4 p-4">
        {reading.data ? (
          <Ready device={reading.data.device} onSwitched={onSwitched} />
        ) : (
          <LoadFailed
            message={t('auth.factors.pin.offline')}
            hint={tError(reading.error.code, reading.error.details)}
            onRetry={() => void reading.refetch()}
            retrying={reading.isFetching}
          />
        )}
        {isLocked ? (
          <LinkButton variant="ghost" className="justify-self-center" to="/store-login">
            {t('auth.factors.pin.fullSignIn')}
          </LinkButton>
        ) : (
          device && (
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="secondary" icon="lock" onClick={() => void lock()}>
                {t('auth.factors.pin.lock')}
              </Button>
              <Button variant="ghost" onClick={() => void lockScreen().then(onFullSignIn)}>
                {t('auth.factors.pin.fullSignIn')}
              </Button>
            </div>
          )
        )}
      </main>
    </>
  )
}
