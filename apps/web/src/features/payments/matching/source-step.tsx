import { MESSAGES_MAX, STATEMENT_FILE_MAX_BYTES, STATEMENT_ROWS_MAX } from '@jhola/contract/payments/matching/limits'
import { groupIndian } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { FileDrop, sizeText } from '../../../shared/ui/file-drop.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { TextArea } from '../../../shared/ui/text-area.tsx'

export type StatementSource = 'messages' | 'statement'
export type StatementDraft = { kind: StatementSource; text: string; file: File | null }

export const EMPTY_DRAFT: StatementDraft = { kind: 'messages', text: '', file: null }

const MB = 1024 * 1024

const Statement = ({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) => {
  const { t } = useT()
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">{t('payments.matching.statementHint')}</p>
      <FileDrop
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        chosen={file ? t('payments.matching.chosen', { name: file.name, size: sizeText(file.size) }) : ''}
        words={{
          choose: t('payments.matching.choose'),
          chooseOther: t('payments.matching.chooseOther'),
          drop: t('payments.matching.drop'),
          limits: t('payments.matching.limits', { rows: groupIndian(STATEMENT_ROWS_MAX), mb: STATEMENT_FILE_MAX_BYTES / MB }),
        }}
        onChoose={onChoose}
      />
    </div>
  )
}

/** First step: messages of the bank or UPI app, pasted or as a file. */
export const SourceStep = ({ draft, onChange }: { draft: StatementDraft; onChange: (draft: StatementDraft) => void }) => {
  const { t } = useT()
  const isTooLong = draft.text.length > MESSAGES_MAX
  return (
    <div className="grid gap-5">
      <SegmentedControl
        fullWidth
        label={t('payments.matching.from')}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        segments={[
          { value: 'messages', label: t('payments.matching.messages') },
          { value: 'statement', label: t('payments.matching.statement') },
        ]}
      />
      {draft.kind === 'messages' ? (
        <TextArea
          label={t('payments.matching.paste')}
          hint={t('payments.matching.pasteHint')}
          placeholder={t('payments.matching.example')}
          rows={7}
          className="max-h-[45dvh]"
          value={draft.text}
          error={isTooLong ? t('payments.matching.tooLong', { most: groupIndian(MESSAGES_MAX) }) : undefined}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      ) : (
        <Statement file={draft.file} onChoose={(file) => onChange({ ...draft, file })} />
      )}
      <p className="flex gap-2 text-ink-soft text-sm">
        <Icon name="lock" size="sm" className="mt-0.5 shrink-0" />
        {t('payments.matching.privacy')}
      </p>
    </div>
  )
}
