import { groupIndian } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { ImportChoose } from './import-choose.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportChanges, ImportCounts, ImportNotices, ImportRefused } from './import-findings.tsx'
import { type ImportNow, type ImportWork, useImport } from './use-import.ts'

const UnderWay = ({ shown }: { shown: ImportNow }) => {
  const { t } = useT()
  const label = t(shown.state === 'applying' ? 'inventory.import.applying' : 'inventory.import.checking')
  const values = { done: groupIndian(shown.done), total: groupIndian(shown.total) }
  return (
    <div className="grid gap-3 py-4" aria-live="polite">
      <p className="flex items-center gap-3 font-semibold">
        <Spinner className="text-brand" />
        {label}
      </p>
      {shown.total > 0 && <ProgressBar label={label} value={shown.done} max={shown.total} />}
      {shown.total > 0 && <p className="figures text-ink-soft text-sm">{t('inventory.import.progress', values)}</p>}
      <p className="text-ink-soft text-sm">{t('inventory.import.mayClose')}</p>
    </div>
  )
}

const Stopped = ({ shown, work }: { shown: ImportNow; work: ImportWork }) => {
  const { t } = useT()
  const values = { done: groupIndian(shown.done), total: groupIndian(shown.total) }
  return (
    <Alert
      tone="warning"
      action={
        <Button loading={work.isApplying} onClick={work.apply}>
          {t('inventory.import.goOn')}
        </Button>
      }
    >
      {shown.stopped_in === 'applying' ? t('inventory.import.stoppedApplying', values) : t('inventory.import.stoppedChecking')}
    </Alert>
  )
}

const Findings = ({ shown, work }: { shown: ImportNow; work: ImportWork }) => {
  const { t } = useT()
  return (
    <>
      <h3 className="font-bold text-lg">{t('inventory.import.found')}</h3>
      <ImportCounts counts={shown.counts} />
      <ImportNotices shown={shown} />
      {shown.refused.length > 0 && <ImportRefused shown={shown} />}
      {shown.changed.length > 0 && <ImportChanges shown={shown} />}
      <details className="rounded-lg border border-line px-4" open={shown.missing.length > 0}>
        <summary className="cursor-pointer py-3 font-bold">{t('inventory.import.columns')}</summary>
        <div className="pb-4">
          <ImportColumns key={shown.created_at} shown={shown} isBusy={work.isMapping} onMap={work.map} />
        </div>
      </details>
      <p className="text-ink-soft text-sm">{t('inventory.import.emptyCells')}</p>
    </>
  )
}

const Written = ({ shown }: { shown: ImportNow }) => {
  const { t } = useT()
  const { counts } = shown
  return (
    <>
      <Alert tone="success" title={t('inventory.import.done')}>
        {t('inventory.import.written', { count: counts.new + counts.changed })}{' '}
        {counts.refused > 0 && t('inventory.import.notWritten', { count: counts.refused })}
      </Alert>
      <ImportCounts counts={counts} />
      {shown.refused.length > 0 && <ImportRefused shown={shown} />}
    </>
  )
}

const Body = ({ work, file, onChoose }: { work: ImportWork; file: File | null; onChoose: (file: File) => void }) => {
  const { shown } = work
  if (!shown) return <ImportChoose file={file} onChoose={onChoose} />
  if (shown.state === 'checking' || shown.state === 'applying') return <UnderWay shown={shown} />
  if (shown.state === 'stopped') return <Stopped shown={shown} work={work} />
  if (shown.state === 'failed') return <Alert tone="error">{shown.failure?.message}</Alert>
  return shown.state === 'applied' ? <Written shown={shown} /> : <Findings shown={shown} work={work} />
}

const Foot = ({
  work,
  file,
  onClose,
  onAnew,
}: {
  work: ImportWork
  file: File | null
  onClose: () => void
  onAnew: () => void
}) => {
  const { t } = useT()
  const { shown } = work
  if (!shown)
    return (
      <Button icon="upload" fullWidth disabled={!file} loading={work.isSending} onClick={() => file && work.send(file)}>
        {t('inventory.import.upload')}
      </Button>
    )
  if (shown.state === 'checking' || shown.state === 'applying') return null
  const good = shown.counts.new + shown.counts.changed
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
      <Button variant="secondary" onClick={onAnew}>
        {t(shown.state === 'applied' ? 'inventory.import.another' : 'inventory.import.chooseOther')}
      </Button>
      {shown.state === 'checked' && good > 0 && (
        <Button loading={work.isApplying} onClick={work.apply}>
          {t('inventory.import.apply', { count: good })}
        </Button>
      )}
      {shown.state === 'applied' && <Button onClick={onClose}>{t('inventory.import.close')}</Button>}
    </div>
  )
}

const UploadDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useT()
  const work = useImport()
  const [file, setFile] = useState<File | null>(null)
  const startAnew = () => {
    setFile(null)
    work.startAnew()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('inventory.import.title')}
      {...(work.shown ? { description: <bdi>{work.shown.file_name}</bdi> } : {})}
      size="lg"
      footer={work.isLoading ? null : <Foot work={work} file={file} onClose={onClose} onAnew={startAnew} />}
    >
      <div className="grid gap-5">
        {work.error && <Alert tone="error">{work.error}</Alert>}
        {work.isLoading ? <Spinner className="mx-auto my-8 text-brand" /> : <Body work={work} file={file} onChoose={setFile} />}
      </div>
    </Dialog>
  )
}

/**
 * Imports products from a file: choose it, preview each row, save the valid ones. Continues when the dialog is closed and opened
 * again.
 */
export const BulkUploadDialog = ({ onClose }: { onClose: () => void }) =>
  useArea('inventory.import') ? <UploadDialog onClose={onClose} /> : null
