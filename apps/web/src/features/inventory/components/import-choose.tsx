import { IMPORT_FILE_MOST_BYTES, IMPORT_ROWS_MOST } from '@jhola/contract/inventory/import/limits'
import { groupIndian } from '@jhola/contract/shared/money'
import { type DragEvent, useRef, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { cx } from '../../../shared/ui/cx.ts'
import { FileInput } from '../../../shared/ui/file-input.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useImportFiles } from '../hooks/use-import-files.ts'

const MB = 1024 * 1024
const KB = 1024
const sizeText = (bytes: number): string => (bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.ceil(bytes / KB)} KB`)

/** First: which file, or an empty one to fill. */
export const ImportChoose = ({ file, onChoose }: { file: File | null; onChoose: (file: File) => void }) => {
  const { t } = useT()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { saveTemplate, isSavingTemplate } = useImportFiles()
  const take = (one: File | undefined) => one && onChoose(one)
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isHere)
  }
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('upload.intro')}</p>
      <section
        aria-label={t('upload.choose')}
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={(event) => {
          over(false)(event)
          take(event.dataTransfer.files[0])
        }}
        className={cx(
          'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center',
          isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-sunken',
        )}
      >
        <Icon name={file ? 'table' : 'upload'} size="xl" className="text-brand" />
        {file && (
          <p className="max-w-full break-words font-semibold">
            {t('upload.chosen', { name: file.name, size: sizeText(file.size) })}
          </p>
        )}
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {t(file ? 'upload.chooseOther' : 'upload.choose')}
        </Button>
        <p className="text-ink-soft text-sm">
          <span className="max-sm:hidden">{t('upload.drop')} · </span>
          {t('upload.limits', { rows: groupIndian(IMPORT_ROWS_MOST), mb: IMPORT_FILE_MOST_BYTES / MB })}
        </p>
        <FileInput ref={input} label={t('upload.choose')} accept=".csv,.tsv,.txt,.xlsx" onChoose={take} />
      </section>
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
