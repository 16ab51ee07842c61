import type { RegisteredStoreDetail } from '@jhola/contract/admin/routes'
import type { StoreChecks, StoreReport } from '@jhola/contract/admin/store-checks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { OutsideLinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { TONE_SOFT } from '../../../shared/ui/tones.ts'
import { useStoreReview } from '../hooks/use-store-review.ts'

const REASON_MAX = 300
const FAR_KM = 5

/** Something unusual. A chip stays in one line on a desk; this may be as long as a shop's name. */
const Odd = ({ children }: { children: string }) => (
  <bdi className={cx('wrap-anywhere inline-block rounded-lg px-2.5 py-0.5 font-semibold text-sm', TONE_SOFT.warning)}>
    {children}
  </bdi>
)

/** What to look at, with what is unusual marked. */
const Checks = ({ checks }: { checks: StoreChecks }) => {
  const { t } = useT()
  const mark = (isOdd: boolean, text: string) => (isOdd ? <Odd>{text}</Odd> : <bdi className="wrap-anywhere">{text}</bdi>)
  const none = t('admin.review.none')
  const { similar, pin_distance_km: away } = checks
  const alike = (
    <ul className="grid justify-items-end gap-1">
      {similar.map(({ store_id, name, distance_km }) => (
        <li key={store_id}>
          <Odd>{`${name}, ${t('admin.review.km', { km: distance_km.toFixed(1) })}`}</Odd>
        </li>
      ))}
    </ul>
  )
  const licences = checks.missing_licences.map((licence) => t(`admin.review.licence.${licence}`)).join(', ')
  const rows = [
    { label: t('admin.review.brand'), value: mark(checks.brand !== null, checks.brand ?? none) },
    { label: t('admin.review.similar'), value: similar.length > 0 ? alike : none },
    {
      label: t('admin.review.pin'),
      value: mark(away !== null && away > FAR_KM, away === null ? none : t('admin.review.km', { km: away.toFixed(1) })),
    },
    { label: t('admin.review.upi'), value: mark(false, checks.upi_vpa ?? none) },
    {
      label: t('admin.review.payee'),
      value: mark(checks.upi_vpa !== null && checks.upi_payee_name === null, checks.upi_payee_name ?? none),
    },
    { label: t('admin.review.legalName'), value: mark(checks.legal_name === null, checks.legal_name ?? none) },
    { label: t('admin.review.drugLicence'), value: mark(false, checks.drug_licence ?? none) },
    { label: t('admin.review.missing'), value: mark(licences !== '', licences || none) },
    { label: t('admin.review.sameNumber'), value: mark(checks.same_number > 0, String(checks.same_number)) },
    { label: t('admin.review.sameDevice'), value: mark(checks.same_device > 0, String(checks.same_device)) },
  ]
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{t('admin.review.title')}</h3>
      <DataList rows={rows} />
      <OutsideLinkButton
        variant="secondary"
        size="sm"
        icon="pin"
        target="_blank"
        href={`https://www.openstreetmap.org/?mlat=${checks.latitude}&mlon=${checks.longitude}#map=17/${checks.latitude}/${checks.longitude}`}
      >
        {t('admin.review.map')}
      </OutsideLinkButton>
    </section>
  )
}

const Reports = ({ reports, onHandled, isBusy }: { reports: readonly StoreReport[]; onHandled(): void; isBusy: boolean }) => {
  const { t } = useT()
  const { dateAndTime } = useMoments()
  if (reports.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-semibold">{t('admin.reports.title')}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {reports.map((report) => (
          <li key={report.report_id} className="grid gap-1 border-line border-b border-dashed pb-3">
            <span className="flex flex-wrap items-center gap-2">
              <StatusChip tone={report.handled_at ? 'neutral' : 'error'}>{t(`admin.reports.reason.${report.reason}`)}</StatusChip>
              <span className="text-ink-soft text-sm">{dateAndTime(report.at)}</span>
              {report.handled_at && <span className="text-ink-soft text-sm">{t('admin.reports.handled')}</span>}
            </span>
            {report.text && (
              <p className="break-words">
                <bdi>{report.text}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {reports.some(({ handled_at }) => handled_at === null) && (
        <Button variant="secondary" size="sm" icon="check" loading={isBusy} onClick={onHandled}>
          {t('admin.reports.markHandled')}
        </Button>
      )}
    </section>
  )
}

/** Approve, send back or refuse; the last two with a reason that the owner reads. */
const Decision = ({ store, review }: { store: RegisteredStoreDetail; review: ReturnType<typeof useStoreReview> }) => {
  const { t } = useT()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isMissing = reason.trim() === ''
  const decide = (decision: 'send_back' | 'refuse') => {
    setAsked(true)
    if (!isMissing) review.decide({ decision, reason: reason.trim() })
  }
  return (
    <section className="grid grid-cols-1 gap-3 border-line border-t border-dashed pt-4">
      <h3 className="font-semibold">{t('admin.review.decide')}</h3>
      <Button
        variant="success"
        icon="check"
        disabled={review.isBusy}
        onClick={() => review.decide({ decision: 'approve', reason: '' })}
      >
        {t('admin.review.approve')}
      </Button>
      {store.status === 'refused' ? null : (
        <>
          <TextField
            label={t('admin.review.reason')}
            hint={t('admin.review.reasonHint')}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={isAsked && isMissing ? t('admin.noteMissing') : undefined}
            autoComplete="off"
          />
          <div className="flex flex-wrap gap-2">
            {store.status === 'in_review' && (
              <Button variant="secondary" disabled={review.isBusy} onClick={() => decide('send_back')}>
                {t('admin.review.sendBack')}
              </Button>
            )}
            <Button variant="danger" disabled={review.isBusy} onClick={() => decide('refuse')}>
              {t('admin.review.refuse')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

const DECIDED: readonly RegisteredStoreDetail['status'][] = ['in_review', 'sent_back', 'refused']

/** What to check of a shop, what customers report about it, and the decision about a new one. */
export const StoreReview = ({ store }: { store: RegisteredStoreDetail }) => {
  const { t, tError } = useT()
  const query = useQuery({
    ...apiQuery('GET /admin/stores/{store_id}/checks', { params: { store_id: store.store_id } }),
    staleTime: 0,
  })
  const review = useStoreReview(store)
  if (query.isPending) return <Skeleton className="h-40" />
  if (!query.data)
    return (
      <LoadFailed
        message={t('admin.review.failed')}
        hint={tError(query.error?.code ?? '')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  return (
    <>
      {review.error && <Alert tone="error">{tError(review.error.code, review.error.details)}</Alert>}
      <Reports
        reports={query.data.reports}
        onHandled={() => review.decide({ decision: 'handled', reason: '' })}
        isBusy={review.isBusy}
      />
      <Checks checks={query.data.checks} />
      {DECIDED.includes(store.status) && <Decision store={store} review={review} />}
    </>
  )
}
