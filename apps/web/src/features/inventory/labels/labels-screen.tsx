import { LANGUAGES } from '@jhola/contract/constants'
import {
  LABEL_PAPER_KEYS,
  LABEL_PAPERS,
  LABELS_MAX,
  labelsPerPage,
  planLabels,
} from '@jhola/contract/inventory/labels/label-sheet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useStoredValue } from '../../../shared/device-store/stored-value.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { nativeNameOf } from '../../../shared/i18n/native-names.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { BottomBar } from '../../../shared/ui/bottom-bar.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'
import { CopiesList } from './copies-list.tsx'
import { type Label, LabelPages } from './label-pages.tsx'
import { labelSettingsStore, USUAL_LABELS } from './label-settings.ts'

const COPIES_DEFAULT = 1
/** On screen a sheet is scaled down to fit the narrowest phone, and a label of a roll is scaled up. */
const ZOOM = { sheet: 0.34, roll: 1.4 }

const Ready = ({ labels }: { labels: readonly Label[] }) => {
  const { t, language: readers } = useT()
  const settings = useStoredValue(labelSettingsStore, USUAL_LABELS)
  const [copies, setCopies] = useState<Readonly<Record<string, number>>>({})
  const [startAt, setStartAt] = useState(1)
  const [isPrinting, setPrinting] = useState(false)
  const paper = LABEL_PAPERS[settings.paper]
  const isRoll = settings.paper === 'roll-50x25'
  const perPage = labelsPerPage(paper)
  const counts = labels.map(({ id }) => copies[id] ?? COPIES_DEFAULT)
  const pages = planLabels(paper, counts, isRoll ? 1 : startAt)
  const total = pages.reduce((sum, page) => sum + page.length, 0)
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[1fr_24rem]">
        <Card className="grid grid-cols-1 gap-4 sm:grid-cols-3 lg:order-2 lg:grid-cols-1">
          <Select
            label={t('inventory.labels.paper')}
            options={LABEL_PAPER_KEYS.map((key) => ({ value: key, label: t(`inventory.labels.papers.${key}`) }))}
            value={settings.paper}
            onChange={({ target }) => {
              const chosen = LABEL_PAPER_KEYS.find((key) => key === target.value)
              if (chosen) labelSettingsStore.write({ ...settings, paper: chosen })
            }}
          />
          <Select
            label={t('inventory.labels.language')}
            options={LANGUAGES.map((code) => ({ value: code, label: nativeNameOf(code) }))}
            value={settings.language ?? readers}
            onChange={({ target }) =>
              labelSettingsStore.write({ ...settings, language: LANGUAGES.find((code) => code === target.value) ?? null })
            }
          />
          {!isRoll && (
            <NumberField
              label={t('inventory.labels.startAt')}
              hint={t('inventory.labels.startAtHint', { count: perPage })}
              value={startAt}
              onChange={(place) => setStartAt(Number.isNaN(place) ? 1 : Math.min(Math.max(place, 1), perPage))}
            />
          )}
          <section
            aria-label={t('inventory.labels.preview')}
            className="overflow-auto rounded-md bg-sunken p-3 sm:col-span-3 lg:col-span-1"
          >
            <div className="mx-auto w-fit shadow-mid" style={{ zoom: isRoll ? ZOOM.roll : ZOOM.sheet }}>
              <LabelPages paper={paper} pages={pages.slice(0, 1)} labels={labels} />
            </div>
          </section>
        </Card>
        <CopiesList
          labels={labels}
          copies={copies}
          onCopies={(id, count) => setCopies((before) => ({ ...before, [id]: count }))}
        />
      </div>
      <BottomBar wide label={t('inventory.labels.title')}>
        <p className="font-semibold">
          {t('inventory.labels.total', { count: total })}
          {total >= LABELS_MAX && (
            <span className="block font-normal text-ink-soft text-sm">{t('inventory.labels.most', { most: LABELS_MAX })}</span>
          )}
        </p>
        <Button icon="print" disabled={total === 0} onClick={() => setPrinting(true)}>
          {t('inventory.labels.print')}
        </Button>
      </BottomBar>
      {isPrinting && (
        <PrintSheet paper={isRoll ? 'labels-50x25' : 'labels-a4'} onDone={() => setPrinting(false)}>
          <LabelPages paper={paper} pages={pages} labels={labels} />
        </PrintSheet>
      )}
    </>
  )
}

/** `/inventory/labels?ids=…`: labels with barcodes for a roll or a sheet. */
export const LabelsScreen = ({ ids }: { ids: readonly string[] }) => {
  const { t, language: readers } = useT()
  const language = useStoredValue(labelSettingsStore, USUAL_LABELS).language ?? readers
  const { data, error, isFetching, refetch } = useQuery({
    ...apiQuery('GET /inventory/labels', { query: { ids: ids.join(','), language } }),
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  })
  const back = (
    <LinkButton to="/inventory" icon="package">
      {t('inventory.labels.choose')}
    </LinkButton>
  )
  if (ids.length === 0 || data?.labels.length === 0)
    return <EmptyState icon="tag" title={t('inventory.labels.none')} hint={t('inventory.labels.noneHint')} action={back} />
  if (error)
    return (
      <LoadFailed message={t('inventory.labels.failed')} retrying={isFetching} onRetry={() => void refetch()} action={back} />
    )
  if (!data) return <SkeletonCards count={3} className="h-20" />
  return <Ready labels={data.labels} />
}
