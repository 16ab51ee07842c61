import { IMPORT_FILE_MOST_BYTES, IMPORT_ROWS_MOST } from '@jhola/contract/inventory/import/limits'
import { groupIndian } from '@jhola/contract/shared/money'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FileDrop, sizeText } from '../../../shared/ui/file-drop.tsx'
import { useImportFiles } from '../hooks/use-import-files.ts'

const MB = 1024 * 1024

/** First: which file, or an empty one to fill. */
export const ImportChoose = ({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) => {
  const { t } = useT()
  const { saveTemplate, isSavingTemplate } = useImportFiles()
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('upload.intro')}</p>
      <FileDrop
        accept=".csv,.tsv,.txt,.xlsx"
        file={file}
        chosen={file ? t('upload.chosen', { name: file.name, size: sizeText(file.size) }) : ''}
        words={{
          choose: t('upload.choose'),
          chooseOther: t('upload.chooseOther'),
          drop: t('upload.drop'),
          limits: t('upload.limits', { rows: groupIndian(IMPORT_ROWS_MOST), mb: IMPORT_FILE_MOST_BYTES / MB }),
        }}
        onChoose={onChoose}
      />
      <div className="grid gap-2">
        <p className="font-semibold">{t('upload.template')}</p>
        <p className="text-ink-soft text-sm">{t('upload.templateHint')}</p>
        <div className="flex flex-wrap gap-3">
          {(['xlsx', 'csv'] as const).map((kind) => (
            <Button key={kind} variant="secondary" icon="download" loading={isSavingTemplate} onClick={() => saveTemplate(kind)}>
              {t(`upload.${kind}`)}
            </Button>
          ))}
        </div>
      </div>
    </div>
  )
}
