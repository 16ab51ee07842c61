import type { AutoAccept } from '@jhola/contract/preferences/schema'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { decisionsQuery } from '../api/preferences.ts'
import { Group } from '../section-form.tsx'
import { DecisionList } from './decision-list.tsx'

/** Applies the rules in the form, saved or not, to the last orders without changing anything. */
export const AutoAcceptTrial = ({ rules, isFine }: { rules: AutoAccept; isFine: boolean }) => {
  const { t, tError } = useT()
  const trial = useMutation({
    networkMode: 'always',
    mutationFn: (body: AutoAccept) => api('POST /stores/me/auto-accept/dry-run', { body }),
  })
  const { data, error } = trial
  return (
    <Group title={t('preferences.auto.trial')} hint={t('preferences.auto.trialHint')}>
      <Button
        variant="secondary"
        icon="play"
        className="justify-self-start"
        loading={trial.isPending}
        disabled={!isFine}
        onClick={() => trial.mutate(rules)}
      >
        {t('preferences.auto.tryNow')}
      </Button>
      {error && (
        <Alert tone="error">
          {tError(
            error instanceof ApiError ? error.code : 'server.failed',
            error instanceof ApiError ? error.details : undefined,
          )}
        </Alert>
      )}
      {data && data.decisions.length === 0 && <p className="text-ink-soft">{t('preferences.auto.noOrders')}</p>}
      {data && data.decisions.length > 0 && (
        <>
          <p role="status" className="font-semibold">
            {t('preferences.auto.trialResult', { accepted: data.accepted, count: data.decisions.length })}
          </p>
          <DecisionList decisions={data.decisions} />
        </>
      )}
    </Group>
  )
}

/** Decisions that the server made automatically, newest first. */
export const AutoAcceptDecisions = () => {
  const { t, tError } = useT()
  const seesOrders = useMay()('orders.see')
  const reading = useQuery({ ...decisionsQuery, staleTime: 0, enabled: seesOrders })
  const decisions = reading.data?.decisions
  if (!seesOrders) return null
  return (
    <Group title={t('preferences.auto.decisions')}>
      {reading.isPending && <Skeleton className="h-24" />}
      {reading.isError && !decisions && (
        <LoadFailed
          message={t('preferences.auto.decisionsFailed')}
          hint={tError(reading.error.code, reading.error.details)}
          onRetry={() => void reading.refetch()}
          retrying={reading.isFetching}
        />
      )}
      {decisions?.length === 0 && <p className="text-ink-soft">{t('preferences.auto.noDecisions')}</p>}
      {decisions && decisions.length > 0 && <DecisionList decisions={decisions} />}
    </Group>
  )
}
