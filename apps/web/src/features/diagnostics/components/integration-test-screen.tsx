import { normalisePhone } from '@jhola/contract/shared/phone'
import { useState } from 'react'
import { SettingsMenu } from '../../../domain/shell/settings-menu.tsx'
import { typedPhone } from '../../../shared/format/typed-digits.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { AppBar } from '../../../shared/ui/app-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { Table } from '../../../shared/ui/table.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { TONE_SOFT } from '../../../shared/ui/tones.ts'
import { useIntegrationTest } from '../hooks/use-integration-test.ts'
import { CHECK_IDS } from '../integration-checks.ts'
import type { CheckResult } from '../run-checks.ts'
import { rateTone, successRate } from '../success-rate.ts'
import { useResultColumns } from './result-columns.tsx'

const Rate = ({ results, isRunning }: { results: readonly CheckResult[]; isRunning: boolean }) => {
  const { t } = useT()
  const states = results.map(({ state }) => state)
  const percent = successRate(states)
  const passed = states.filter((state) => state === 'passed').length
  const skipped = states.filter((state) => state === 'skipped').length
  if (isRunning || percent === null)
    return <ProgressBar label={t('diagnostics.progress')} value={results.length} max={CHECK_IDS.length} />
  return (
    <p className={cx('rounded-lg px-4 py-3 font-semibold', TONE_SOFT[rateTone(percent)])}>
      <span className="text-xl figures">{t('diagnostics.rate', { percent })}</span>{' '}
      <span className="font-normal text-ink text-sm">
        {t('diagnostics.passedOf', { passed, run: states.length - skipped })}
        {skipped > 0 && ` ${t('diagnostics.skippedCount', { count: skipped })}`}
      </span>
    </p>
  )
}

type IntegrationTestProps = {
  isDevelopment: boolean
  /** The shop that is signed in to in this browser. */
  ownStoreId: string | null
  /** Ten digits; an OTP is sent to this number. */
  usualPhone: string
  backTo: string
}

/** `/test`: checks that the parts of the running server work together, and measures response times. */
export const IntegrationTestScreen = ({ isDevelopment, ownStoreId, usualPhone, backTo }: IntegrationTestProps) => {
  const { t } = useT()
  const [phone, setPhone] = useState(usualPhone)
  const [error, setError] = useState<string>()
  const { results, isRunning, runAll, clear } = useIntegrationTest({ phone, isDevelopment, ownStoreId })
  const columns = useResultColumns()
  const start = () => {
    if (!normalisePhone(phone)) return setError(t('diagnostics.phoneInvalid'))
    setError(undefined)
    void runAll()
  }
  return (
    <>
      <AppBar title={t('diagnostics.title')} subtitle={t('diagnostics.subtitle')} backTo={backTo} actions={<SettingsMenu />} />
      <main className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-5 p-4">
        <Card className="grid grid-cols-1 gap-4">
          <TextField
            label={t('diagnostics.phone')}
            hint={t('diagnostics.phoneHint')}
            prefix="+91"
            type="tel"
            inputMode="numeric"
            autoComplete="off"
            className="max-w-sm"
            value={phone}
            disabled={isRunning}
            error={error}
            onChange={(event) => setPhone(typedPhone(event.target.value))}
          />
          {isDevelopment ? (
            <p className="text-ink-soft text-sm">{t('diagnostics.makesOrder')}</p>
          ) : (
            <Alert tone="warning">{t('diagnostics.production')}</Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button icon="play" loading={isRunning} onClick={start}>
              {t('diagnostics.runAll')}
            </Button>
            <Button variant="secondary" disabled={isRunning || results.length === 0} onClick={clear}>
              {t('diagnostics.clear')}
            </Button>
          </div>
        </Card>
        <section aria-live="polite" aria-busy={isRunning} className="grid grid-cols-1 gap-4 [--head-top:4rem]">
          {(isRunning || results.length > 0) && <Rate results={results} isRunning={isRunning} />}
          {results.length > 0 ? (
            <Table caption={t('diagnostics.results')} columns={columns} rows={results} rowKey={(result) => result.id} />
          ) : (
            !isRunning && <EmptyState icon="check-circle" title={t('diagnostics.empty')} hint={t('diagnostics.emptyHint')} />
          )}
        </section>
      </main>
    </>
  )
}
