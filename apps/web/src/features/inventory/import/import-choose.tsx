import { IMPORT_FILE_MAX_BYTES, IMPORT_ROWS_MAX } from '@jhola/contract/inventory/import/limits'
import { groupIndian } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FileDrop, sizeText } from '../../../shared/ui/file-drop.tsx'
import { useImportFiles } from './use-import-files.ts'

const MB = 1024 * 1024

/** First step: choose a file, or download an empty template. */
export const ImportChoose = ({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) => {
  const { t } = useT()
  const { saveTemplate, isSavingTemplate } = useImportFiles()
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('inventory.import.intro')}</p>
      <FileDrop
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        chosen={file ? t('inventory.import.chosen', { name: file.name, size: sizeText(file.size) }) : ''}
        words={{
          choose: t('inventory.import.choose'),
          chooseOther: t('inventory.import.chooseOther'),
          drop: t('inventory.import.drop'),
          limits: t('inventory.import.limits', { rows: groupIndian(IMPORT_ROWS_MAX), mb: IMPORT_FILE_MAX_BYTES / MB }),
        }}
        onChoose={onChoose}
      />
      <div className="grid gap-2">
        <p className="font-semibold">{t('inventory.import.template')}</p>
        <p className="text-ink-soft text-sm">{t('inventory.import.templateHint')}</p>
        <div className="flex flex-wrap gap-3">
          {(['xlsx', 'csv'] as const).map((kind) => (
            <Button key={kind} variant="secondary" icon="download" loading={isSavingTemplate} onClick={() => saveTemplate(kind)}>
              {t(`inventory.import.${kind}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
