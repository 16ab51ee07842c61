import { CASH_PIECES, type CashCount, CLOSING_REASONS, type ClosingReason } from '@jhola/contract/payments/dashboard/day-closing'
import { formatRupees } from '@jhola/contract/shared/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../shared/api/api-client.ts'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card, CardTitle } from '../../../shared/ui/card.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { DataList } from '../../../shared/ui/data-list.tsx'
import { Money } from '../../../shared/ui/money.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'
import { ClosedDay } from '../cash-register/closed-day.tsx'
import { type ClosingDraft, closingOf, EMPTY_DRAFT } from '../cash-register/closing-draft.ts'
import { ClosingList } from '../cash-register/closing-list.tsx'
import { DifferenceLabel } from '../data/difference-label.tsx'
import { type Drawer, drawerQuery, usePaymentsAction } from '../data/payments-api.ts'
import { QueryState } from '../data/query-state.tsx'
import { DayField } from './day-view.tsx'

type DraftProps = { draft: ClosingDraft; onDraft(draft: ClosingDraft): void }

const PIECES_DIGITS = 6

/** The count of each note and coin, with its amount. */
const Pieces = ({ count, onCount }: { count: CashCount; onCount(count: CashCount): void }) => {
  const { t } = useT()
  return (
    <ul className="grid grid-cols-1 gap-2">
      {CASH_PIECES.map((piece) => {
        const many = count[piece]
        return (
          <li key={piece} className="grid grid-cols-[3.5rem_1fr_6.5rem] items-center gap-3">
            <bdi className="text-end font-semibold figures">₹{piece}</bdi>
            <NumberField
              label={t('payments.close.piecesOf', { amount: `₹${piece}` })}
              hideLabel
              maxLength={PIECES_DIGITS}
              placeholder="0"
              value={many ?? Number.NaN}
              onChange={(value) => onCount({ ...count, [piece]: Number.isNaN(value) ? undefined : value })}
            />
            <Money rupees={piece * (many ?? 0)} className="text-end text-ink-soft figures" />
          </li>
        )
      })}
    </ul>
  )
}

const Count = ({ draft, onDraft }: DraftProps) => {
  const { t } = useT()
  return (
    <Card as="section" aria-label={t('payments.close.count')} className="grid grid-cols-1 gap-4">
      <h2 className="text-lg">{t('payments.close.count')}</h2>
      <SegmentedControl
        label={t('payments.close.how')}
        fullWidth
        segments={[
          { value: 'pieces', label: t('payments.close.pieces') },
          { value: 'sum', label: t('payments.close.sum') },
        ]}
        value={draft.how}
        onChange={(how) => onDraft({ ...draft, how })}
      />
      {draft.how === 'pieces' ? (
        <Pieces count={draft.pieces} onCount={(pieces) => onDraft({ ...draft, pieces })} />
      ) : (
        <NumberField
          label={t('payments.close.counted')}
          decimals
          prefix="₹"
          value={draft.counted}
          onChange={(counted) => onDraft({ ...draft, counted })}
        />
      )}
    </Card>
  )
}

/** The expected cash, and the reasons for a difference. */
const Outcome = ({ drawer, draft, onDraft }: DraftProps & { drawer: Drawer }) => {
  const { t } = useT()
  const moments = useMoments()
  const [isAsking, setAsking] = useState(false)
  const { figures, body, isCounted, isReady } = closingOf(drawer, draft)
  const day = moments.date(drawer.date)
  const action = usePaymentsAction(
    (idempotencyKey) => api('POST /payments/closings', { body, idempotencyKey }),
    t('payments.close.done', { day }),
  )
  return (
    <>
      <DataList
        rows={[
          { label: t('payments.close.expected'), value: <Money rupees={figures.expected} exact /> },
          { label: t('payments.close.counted'), value: isCounted ? <Money rupees={figures.counted} exact /> : '–' },
          ...(isCounted
            ? [{ label: t('payments.close.difference'), value: <DifferenceLabel rupees={figures.difference} />, total: true }]
            : []),
        ]}
      />
      {isCounted && figures.difference !== 0 && (
        <Select
          label={t('payments.close.why')}
          placeholder={t('payments.close.chooseWhy')}
          options={CLOSING_REASONS.map((value) => ({ value, label: t(`payments.close.reason.${value}`) }))}
          value={draft.reason}
          onChange={({ target }) => onDraft({ ...draft, reason: target.value as ClosingReason | '' })}
        />
      )}
      <TextField
        label={t('payments.close.note')}
        optional
        maxLength={200}
        autoComplete="off"
        value={draft.note}
        onChange={({ target }) => onDraft({ ...draft, note: target.value })}
      />
      <Button icon="lock" size="lg" fullWidth disabled={!isReady} onClick={() => setAsking(true)}>
        {t('payments.close.save')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('payments.close.ask', { day })}
        description={t('payments.close.askHint')}
        confirmLabel={t('payments.close.save')}
        cancelLabel={t('payments.stuck.cancel')}
        busy={action.isPending}
        onConfirm={() => action.mutate(undefined, { onSettled: () => setAsking(false) })}
      >
        <p className="font-bold text-lg">
          <bdi>{formatRupees(figures.counted)}</bdi> · <DifferenceLabel rupees={figures.difference} />
        </p>
      </ConfirmDialog>
    </>
  )
}

const DrawerForm = ({ drawer }: { drawer: Drawer }) => {
  const { t } = useT()
  const [draft, setDraft] = useState<ClosingDraft>(() => ({ ...EMPTY_DRAFT, opening: drawer.opening }))
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <Count draft={draft} onDraft={setDraft} />
      <Card as="section" aria-label={t('payments.close.drawer')} className="grid grid-cols-1 gap-4 md:sticky md:top-20">
        <h2 className="text-lg">{t('payments.close.drawer')}</h2>
        <NumberField
          label={t('payments.close.opening')}
          decimals
          prefix="₹"
          hint={drawer.opening > 0 && t('payments.close.openingHint', { amount: formatRupees(drawer.opening) })}
          value={draft.opening}
          onChange={(opening) => setDraft({ ...draft, opening })}
        />
        <DataList
          rows={[
            { label: t('payments.close.cashIn'), value: <Money rupees={drawer.cash_in} exact /> },
            { label: t('payments.close.cashOut'), value: <Money rupees={-drawer.cash_out} exact /> },
            ...(drawer.round_off === 0
              ? []
              : [{ label: t('payments.day.roundOff'), value: <Money rupees={drawer.round_off} exact /> }]),
          ]}
        />
        <NumberField
          label={t('payments.close.takenOut')}
          hint={t('payments.close.takenOutHint')}
          decimals
          prefix="₹"
          value={draft.takenOut}
          onChange={(takenOut) => setDraft({ ...draft, takenOut })}
        />
        <Outcome drawer={drawer} draft={draft} onDraft={setDraft} />
      </Card>
    </div>
  )
}

type CloseProps = { day: string; today: string; onDay(day: string): void; storeName: string }

/** Closes the cash drawer: counted, compared, and closed once for each day. */
export const CloseDay = ({ storeName, ...choice }: CloseProps) => {
  const { t } = useT()
  const reading = useQuery(drawerQuery(choice.day))
  return (
    <div className="grid grid-cols-1 gap-4">
      <DayField {...choice} />
      <QueryState of={reading}>
        {(drawer) =>
          drawer.closing ? (
            <ClosedDay closing={drawer.closing} storeName={storeName} />
          ) : (
            <DrawerForm key={drawer.date} drawer={drawer} />
          )
        }
      </QueryState>
      <section aria-label={t('payments.close.list')} className="mt-4">
        <CardTitle>{t('payments.close.list')}</CardTitle>
        <ClosingList onDay={choice.onDay} />
      </section>
    </div>
  )
}
