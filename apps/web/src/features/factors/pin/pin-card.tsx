import '../../../shared/i18n/lazy-texts.ts'
import { isWeakPin } from '@jhola/contract/auth/pin/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMay } from '../../../domain/account/use-may.ts'
import { api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { ConfirmIdentity } from '../components/confirm-identity.tsx'
import { useGuarded } from '../hooks/use-guarded.ts'
import { PinForm } from './pin-form.tsx'
import { SharedDevices } from './shared-devices.tsx'

const ownPinQuery = apiQuery('GET /stores/me/pin', {})

const Pin = ({ hasPin, onSaved }: { hasPin: boolean; onSaved(): void }) => {
  const { t, tError } = useT()
  const guarded = useGuarded()
  const [isChoosing, setChoosing] = useState(false)
  const [weak, setWeak] = useState(false)
  const save = (pin: string) => {
    setWeak(isWeakPin(pin))
    if (isWeakPin(pin)) return
    void guarded.run(async () => {
      await api('PUT /stores/me/pin', { body: { pin } })
      toast.success(t('auth.factors.pin.saved'))
      setChoosing(false)
      onSaved()
    })
  }
  return (
    <>
      {guarded.isAsking && <ConfirmIdentity onDone={guarded.goOn} onCancel={guarded.giveUp} />}
      {guarded.error && <Alert tone="error">{guarded.error}</Alert>}
      {isChoosing ? (
        <PinForm
          label={t('auth.factors.pin.label')}
          save={t('auth.factors.pin.save')}
          isBusy={guarded.isBusy}
          error={weak ? tError('staff.pin_weak') : undefined}
          onPin={save}
        >
          <Button variant="ghost" onClick={() => setChoosing(false)}>
            {t('auth.factors.cancel')}
          </Button>
        </PinForm>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="me-auto">{t(hasPin ? 'auth.factors.pin.has' : 'auth.factors.pin.none')}</p>
          <Button variant="secondary" icon="lock" onClick={() => setChoosing(true)}>
            {t(hasPin ? 'auth.factors.pin.change' : 'auth.factors.pin.choose')}
          </Button>
        </div>
      )}
    </>
  )
}

/** The own PIN in a shop, and for those who may the devices that several people use. */
export const PinCard = () => {
  const { t, tError } = useT()
  const may = useMay()
  const hasTexts = useArea('auth.factors')
  const reading = useQuery({ ...ownPinQuery, staleTime: 0 })
  if (!hasTexts || reading.isPending) return <Skeleton className="h-32 rounded-lg" />
  return (
    <div id="pin" className="grid scroll-mt-20 grid-cols-1">
      <Card as="section" className="grid grid-cols-1 gap-4">
        <div>
          <CardTitle>{t('auth.factors.pin.title')}</CardTitle>
          <p className="text-ink-soft text-sm">{t('auth.factors.pin.intro')}</p>
        </div>
        {reading.data ? (
          <Pin hasPin={reading.data.has_pin} onSaved={() => void reading.refetch()} />
        ) : (
          <LoadFailed
            message={t('auth.factors.pin.failed')}
            hint={tError(reading.error.code, reading.error.details)}
            onRetry={() => void reading.refetch()}
            retrying={reading.isFetching}
          />
        )}
        {may('devices') && <SharedDevices />}
      </Card>
    </div>
  )
}
