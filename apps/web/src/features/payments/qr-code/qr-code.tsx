import { ORDER_AMOUNT_MAX } from '@jhola/contract/constants'
import { upiLink, upiPosterLink } from '@jhola/contract/payments/upi'
import { formatRupees } from '@jhola/contract/shared/money'
import { useState } from 'react'
import { newKey } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { Paper } from '../../../shared/print/paper.ts'
import { PrintSheet } from '../../../shared/print/print-sheet.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { NumberField } from '../../../shared/ui/number-field.tsx'
import { QrCode } from '../../../shared/ui/qr-code.tsx'
import { Select } from '../../../shared/ui/select.tsx'
import { type Payee, Poster } from './poster.tsx'

const PAPERS = ['a4', 'a5', '80', '58'] as const satisfies readonly Paper[]

/** A QR code for an exact amount, as large as the screen, for the customer at the counter to scan. */
const CounterCode = ({ payee: { vpa, payee, name } }: { payee: Payee }) => {
  const { t } = useT()
  const [amount, setAmount] = useState(Number.NaN)
  const [reference, setReference] = useState<string | null>(null)
  const isTooMuch = amount > ORDER_AMOUNT_MAX
  const amountText = formatRupees(Number.isNaN(amount) ? 0 : amount)
  return (
    <Card as="section" aria-label={t('payments.qr.counter')} className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-lg">{t('payments.qr.counter')}</h2>
      <NumberField
        label={t('payments.qr.amount')}
        hint={t('payments.qr.counterHint')}
        error={isTooMuch ? t('payments.qr.tooMuch', { most: formatRupees(ORDER_AMOUNT_MAX) }) : undefined}
        decimals
        prefix="₹"
        value={amount}
        onChange={setAmount}
      />
      <Button
        icon="qr"
        size="lg"
        disabled={!(amount > 0) || isTooMuch}
        // Each code has its own reference, so that banks treat it as a separate payment.
        onClick={() => setReference(newKey().replaceAll('-', ''))}
      >
        {t('payments.qr.show')}
      </Button>
      {reference !== null && (
        <Dialog open onOpenChange={() => setReference(null)} size="lg" title={t('payments.qr.payTo', { store: name })}>
          <div className="grid justify-items-center gap-3 pb-4 text-center">
            <bdi className="font-bold text-[2.5rem] leading-tight figures">{amountText}</bdi>
            <QrCode
              link={upiLink({ vpa, payee, amount, note: payee, reference })}
              label={t('payments.qr.altAmount', { amount: amountText, store: name })}
              className="size-[min(82vw,62dvh)]"
            />
            <p className="font-semibold">{t('payments.qr.scan')}</p>
            <bdi className="break-all text-ink-soft">{vpa}</bdi>
          </div>
        </Dialog>
      )}
    </Card>
  )
}

const PosterPart = ({ payee }: { payee: Payee }) => {
  const { t } = useT()
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>('a5')
  const [isPrinting, setPrinting] = useState(false)
  const link = upiPosterLink(payee)
  return (
    <Card as="section" aria-label={t('payments.qr.poster')} className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-lg">{t('payments.qr.poster')}</h2>
      <p className="text-ink-soft text-sm">{t('payments.qr.posterHint')}</p>
      <div className="grid justify-items-center rounded-lg bg-white p-4 text-black shadow-mid">
        <Poster payee={payee} link={link} size="screen" />
      </div>
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-2">
        <Select
          label={t('payments.qr.paper')}
          options={PAPERS.map((one) => ({ value: one, label: t(`payments.qr.papers.${one}`) }))}
          value={paper}
          onChange={({ target }) => setPaper(PAPERS.find((one) => one === target.value) ?? 'a5')}
        />
        <Button icon="print" onClick={() => setPrinting(true)}>
          {t('payments.qr.print')}
        </Button>
      </div>
      {isPrinting && (
        <PrintSheet paper={paper} onDone={() => setPrinting(false)}>
          <Poster payee={payee} link={link} size={paper} />
        </PrintSheet>
      )}
    </Card>
  )
}

/** QR codes that customers scan to pay to the shop's own UPI ID. */
export const QrCodes = ({ payee, isOwner }: { payee: Payee | null; isOwner: boolean }) => {
  const { t } = useT()
  if (payee === null)
    return (
      <EmptyState
        icon="qr"
        title={t('payments.qr.none')}
        hint={t('payments.qr.noneHint')}
        action={
          isOwner && (
            <LinkButton to="/store/settings?section=money" icon="settings">
              {t('payments.qr.settings')}
            </LinkButton>
          )
        }
      />
    )
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
      <CounterCode payee={payee} />
      <PosterPart payee={payee} />
    </div>
  )
}
