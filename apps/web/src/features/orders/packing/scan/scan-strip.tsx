import type { ScanDecision } from '@jhola/contract/orders/picking/decide-scan'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { ScanButton } from '../../../../shared/scan/scan-button.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import type { Packing } from '../use-packing.ts'
import { usePackScan } from './use-pack-scan.ts'

type Named = { name: string; name_hi: string | null; pack_size: string | null }

/** What the last scan meant: in green the line that is packed, in red what was refused and what is wanted instead. */
export const ScanResult = ({ decision }: { decision: ScanDecision }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const nameOf = (product: Named) => `${labels.name(product)} ${labels.pack(product.pack_size)}`.trim()
  if (decision.kind === 'confirmed') {
    const weight =
      decision.weighed === null ? '' : `, ${labels.measure(decision.weighed / decision.product.unit_size, decision.product.unit)}`
    return (
      <Alert tone={decision.warnings.length > 0 ? 'warning' : 'success'} title={`${nameOf(decision.product)}${weight}`}>
        {decision.warnings.map((warning) => t(`orders.packing.scan.${warning}`)).join(' ')}
      </Alert>
    )
  }
  if (decision.kind === 'already')
    return (
      <Alert tone="primary" title={nameOf(decision.product)}>
        {t('orders.packing.scan.already')}
      </Alert>
    )
  if (decision.kind === 'no_weight')
    return (
      <Alert tone="error" title={nameOf(decision.product)}>
        {t('orders.packing.scan.no_weight')}
      </Alert>
    )
  return (
    <Alert tone="error" title={t(`orders.packing.scan.${decision.kind}`)}>
      {decision.found && <p>{t('orders.packing.scan.found', { name: nameOf(decision.found) })}</p>}
      {decision.kind === 'wrong_size' && (
        <p className="font-semibold">{t('orders.packing.scan.wanted', { name: nameOf(decision.wanted) })}</p>
      )}
    </Alert>
  )
}

/** The scanner of the sheet: the camera behind a button, a USB scanner at any time, and the last result. */
export const ScanStrip = ({ packing }: { packing: Packing }) => {
  const { t } = useT()
  const { last, onCode } = usePackScan(packing, true)
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2 text-ink-soft text-sm">
        <ScanButton hint={t('orders.packing.scan.hint')} result={last && <ScanResult decision={last} />} onCode={onCode} />
        <span className="words">{t('orders.packing.scan.hint')}</span>
      </div>
      <div aria-live="assertive">{last && <ScanResult decision={last} />}</div>
    </div>
  )
}
