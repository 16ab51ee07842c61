import type { ConfirmedStep, SetUpStep } from '@jhola/contract/stores/set-up/steps'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { LinkButton, OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { directionsHref, useStoreLabels } from '../common/store-labels.ts'
import { sectionPath } from '../settings/sections.ts'
import { SetUpStepRow } from './set-up-step.tsx'
import { StorePoster } from './store-poster.tsx'
import { type SetUp, setUpQuery, useChangeSetUp } from './use-set-up.ts'

type OwnStore = ApiReply<'GET /stores/me'>['store']
type StepsProps = { setUp: SetUp; store: OwnStore /** Makes a test order. */; testOrder: ReactNode }

/** Where a step is done on a page of its own. */
const GoTo = ({ to, label, isNext }: { to: string; label: string; isNext: boolean }) => (
  <LinkButton to={to} size="sm" variant={isNext ? 'primary' : 'secondary'} iconEnd="chevron-end">
    {label}
  </LinkButton>
)

const Steps = ({ setUp, store, testOrder }: StepsProps) => {
  const { t } = useT()
  const labels = useStoreLabels()
  const change = useChangeSetUp()
  const isDone = (step: SetUpStep) => setUp.steps.some((one) => one.step === step && one.is_done)
  const next = setUp.steps.find(({ is_done }) => !is_done)?.step
  const confirm = (step: ConfirmedStep, is_done: boolean) => change.mutate({ step, is_done })
  const question = (step: ConfirmedStep, section: 'address' | 'hours') => (
    <>
      {!isDone(step) && (
        <Button
          size="sm"
          icon="check"
          variant={step === next ? 'primary' : 'secondary'}
          disabled={change.isPending}
          onClick={() => confirm(step, true)}
        >
          {t('stores.set-up.right')}
        </Button>
      )}
      <LinkButton to={sectionPath(section)} size="sm" variant="ghost" icon="edit">
        {t('stores.set-up.change')}
      </LinkButton>
    </>
  )
  const parts: Record<SetUpStep, { value?: ReactNode; action?: ReactNode }> = {
    phone: { value: <bdi>{store.phone}</bdi> },
    place: {
      value: <bdi>{[store.address, store.city, store.pincode].filter(Boolean).join(', ')}</bdi>,
      action: (
        <>
          {question('place', 'address')}
          <OutsideLinkButton href={directionsHref(store)} target="_blank" size="sm" variant="ghost" icon="pin">
            {t('stores.set-up.map')}
          </OutsideLinkButton>
        </>
      ),
    },
    hours: { value: `${labels.hours(store)} · ${labels.days(store)}`, action: question('hours', 'hours') },
    products: {
      value: setUp.products > 0 && t('stores.set-up.products', { count: setUp.products }),
      action: (
        <>
          <GoTo to="/inventory/starter" label={t('stores.set-up.choose')} isNext={next === 'products'} />
          <LinkButton to="/inventory" size="sm" variant="ghost" icon="package">
            {t('stores.set-up.own')}
          </LinkButton>
        </>
      ),
    },
    stock: {
      value: setUp.products > 0 && t('stores.set-up.sellable', { count: setUp.sellable }),
      action: setUp.products > 0 && <GoTo to="/inventory/count" label={t('stores.set-up.count')} isNext={next === 'stock'} />,
    },
    test_order: { action: setUp.sellable > 0 && testOrder },
    poster: {
      action: (
        <StorePoster
          name={labels.name(store)}
          link={new URL(`/store/${store.slug}`, window.location.origin).href}
          onUsed={() => confirm('poster', true)}
        />
      ),
    },
  }
  return (
    <ol className="grid grid-cols-1 gap-3">
      {setUp.steps.map(({ step, is_done }, index) => (
        <SetUpStepRow key={step} step={step} number={index + 1} isDone={is_done} isNext={step === next} value={parts[step].value}>
          {parts[step].action}
        </SetUpStepRow>
      ))}
    </ol>
  )
}

const Progress = ({ setUp }: { setUp: SetUp }) => {
  const { t } = useT()
  const total = setUp.steps.length
  const done = setUp.steps.filter(({ is_done }) => is_done).length
  const label = t('stores.set-up.progress', { done, total })
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-20">
      <p className="font-semibold text-lg">{done === total ? t('stores.set-up.ready') : label}</p>
      <ProgressBar label={label} value={done} max={total} tone="success" />
      {setUp.sellable > 0 ? (
        <Alert tone="success">{t('stores.set-up.selling')}</Alert>
      ) : (
        <Alert tone="warning">{t('stores.set-up.soon')}</Alert>
      )}
      <LinkButton to="/store-dashboard" variant="secondary" iconEnd="arrow-end">
        {t('stores.set-up.dashboard')}
      </LinkButton>
      {!setUp.is_over && <Hide />}
    </div>
  )
}

const Hide = () => {
  const { t } = useT()
  const change = useChangeSetUp()
  return (
    <Button variant="ghost" size="sm" loading={change.isPending} onClick={() => change.mutate({ is_hidden: true })}>
      {t('stores.set-up.hide')}
    </Button>
  )
}

/** `/store/set-up`: what is left between a registered shop and its first order. `testOrder`: the button that makes a test order. */
export const SetUpScreen = ({ testOrder }: { testOrder: ReactNode }) => {
  const { t, tError } = useT()
  const reading = useQuery({ ...setUpQuery, staleTime: 0 })
  const store = useQuery(apiQuery('GET /stores/me', {}))
  const failed = reading.error ?? store.error
  if (reading.data && store.data)
    return (
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 lg:order-last">
          <Progress setUp={reading.data} />
        </div>
        <Steps setUp={reading.data} store={store.data.store} testOrder={testOrder} />
      </div>
    )
  if (failed)
    return (
      <LoadFailed
        message={t('stores.set-up.failed')}
        hint={tError(failed.code, failed.details)}
        retrying={reading.isFetching || store.isFetching}
        onRetry={() => void Promise.all([reading.refetch(), store.refetch()])}
      />
    )
  return <SkeletonCards count={4} className="h-24" />
}
