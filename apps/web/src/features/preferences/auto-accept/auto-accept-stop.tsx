import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preferencesQuery } from '../../../domain/preferences/shop-preferences.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** Kill switch for the whole shop: from this tap on no order is accepted automatically. Shown while auto-accept is on. */
export const AutoAcceptStop = ({ isOn }: { isOn: boolean }) => {
  const { t, tError } = useT()
  const client = useQueryClient()
  const stopping = useMutation({
    networkMode: 'always',
    mutationFn: () => api('POST /stores/me/auto-accept/stop'),
    onSuccess: (reply) => {
      client.setQueryData(preferencesQuery.queryKey, reply)
      toast.success(t('preferences.auto.stopped'))
    },
    onError: (error) => toast.error(tError(error instanceof ApiError ? error.code : 'server.failed')),
  })
  if (!isOn) return null
  return (
    <Alert
      tone="success"
      icon="check-circle"
      title={t('preferences.auto.isOn')}
      action={
        <Button variant="destructive" icon="x-circle" loading={stopping.isPending} onClick={() => stopping.mutate()}>
          {t('preferences.auto.stop')}
        </Button>
      }
    >
      {t('preferences.auto.isOnHint')}
    </Alert>
  )
}
