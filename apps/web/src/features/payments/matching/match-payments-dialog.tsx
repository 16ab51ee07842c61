import { MESSAGES_MAX } from '@jhola/contract/payments/matching/limits'
import { formatRupees } from '@jhola/contract/shared/money'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Stepper } from '../../../shared/ui/stepper.tsx'
import { FoundStep } from './found-step.tsx'
import { EMPTY_DRAFT, SourceStep, type StatementDraft } from './source-step.tsx'
import { type MatchingWork, type MatchResult, type StatementFile, useMatching } from './use-matching.ts'

/** Last step: the confirmed payments, and those that were refused, with the reason. */
export const MatchedStep = ({ results }: { results: readonly MatchResult[] }) => {
  const { t } = useT()
  const confirmed = results.filter(({ outcome }) => outcome === 'confirmed')
  const amount = formatRupees(confirmed.reduce((sum, result) => sum + Math.round(result.amount * 100), 0) / 100)
  return (
    <div className="grid gap-4">
      {confirmed.length > 0 && (
        <Alert tone="success" title={t('payments.matching.done', { count: confirmed.length, amount })}>
          {t('payments.matching.doneHint')}
        </Alert>
      )}
      {results.map(
        ({ order_id, order_number, outcome }) =>
          outcome !== 'confirmed' && (
            <Alert key={`${order_id} ${outcome}`} tone="warning">
              {t(`payments.matching.not.${outcome}`, { id: order_number })}
            </Alert>
          ),
      )}
    </div>
  )
}

const sourceOf = ({ kind, text, file }: StatementDraft): StatementFile | null => {
  if (kind === 'statement') return file && { file }
  return text.trim() !== '' && text.length <= MESSAGES_MAX ? { text } : null
}

type FootProps = { work: MatchingWork; draft: StatementDraft; onAnew: () => void; onClose: () => void }

const Foot = ({ work, draft, onAnew, onClose }: FootProps) => {
  const { t } = useT()
  const source = sourceOf(draft)
  if (!work.matching)
    return (
      <Button icon="search" fullWidth disabled={!source} loading={work.isReading} onClick={() => source && work.read(source)}>
        {t('payments.matching.look')}
      </Button>
    )
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
      <Button variant="secondary" onClick={onAnew}>
        {t('payments.matching.another')}
      </Button>
      {work.results ? (
        <Button onClick={onClose}>{t('payments.matching.close')}</Button>
      ) : (
        <Button icon="check" disabled={work.count === 0} loading={work.isConfirming} onClick={work.confirm}>
          {work.count === 0 ? t('payments.matching.none') : t('payments.matching.confirm', { count: work.count })}
        </Button>
      )}
    </div>
  )
}

const Body = ({
  work,
  draft,
  onDraft,
}: {
  work: MatchingWork
  draft: StatementDraft
  onDraft: (draft: StatementDraft) => void
}) => {
  if (work.results) return <MatchedStep results={work.results} />
  if (work.matching) return <FoundStep matching={work.matching} choices={work.choices} choose={work.choose} />
  return <SourceStep draft={draft} onChange={onDraft} />
}

/** Scrolls to the top of a new step, which a screen reader announces. */
const useTopOf = (step: number) => {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.closest('.jh-sheet-body')?.scrollTo?.({ top: 0 })
    top.current?.focus({ preventScroll: true })
  }, [step])
  return top
}

const Matching = ({ onClose }: { onClose: () => void }) => {
  const { t } = useT()
  const work = useMatching()
  const [draft, setDraft] = useState<StatementDraft>(EMPTY_DRAFT)
  const step = work.results ? 2 : work.matching ? 1 : 0
  const top = useTopOf(step)
  const startAnew = () => {
    setDraft({ ...EMPTY_DRAFT, kind: draft.kind })
    work.startAnew()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payments.matching.title')}
      size="lg"
      footer={<Foot work={work} draft={draft} onAnew={startAnew} onClose={onClose} />}
    >
      <div ref={top} tabIndex={-1} className="grid gap-5 outline-none">
        <Stepper
          label={t('payments.matching.steps')}
          steps={[t('payments.matching.step.read'), t('payments.matching.step.check'), t('payments.matching.step.done')]}
          current={step}
        />
        {work.error && <Alert tone="error">{work.error}</Alert>}
        <Body work={work} draft={draft} onDraft={setDraft} />
      </div>
    </Dialog>
  )
}

/** Matches direct UPI payments: reads bank messages or a statement, proposes orders, and lets the owner confirm. */
export const MatchPaymentsDialog = ({ onClose }: { onClose: () => void }) =>
  useArea('payments.matching') ? <Matching onClose={onClose} /> : null
