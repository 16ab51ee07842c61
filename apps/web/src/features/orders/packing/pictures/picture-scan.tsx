import type { ScanDecision } from '@jhola/contract/orders/picking/decide-scan'
import { useItemLabels } from '../../../../domain/catalogue/item-labels.ts'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProductImage } from '../../../../shared/ui/product-image.tsx'

const SIDE_PX = 64

const Picture = ({ image, name }: { image: string; name: string }) => (
  <ProductImage src={image} alt={name} sidePx={SIDE_PX} className="size-16" />
)

/** What the last scan meant: right with its picture; or the picture that was scanned, crossed out, and the one that is wanted. */
export const PictureScanResult = ({ decision }: { decision: ScanDecision }) => {
  const { t } = useT()
  const labels = useItemLabels()
  const isRight = decision.kind === 'confirmed' || decision.kind === 'already'
  const scanned = 'product' in decision ? decision.product : decision.found
  const hasWarning = decision.kind === 'confirmed' && decision.warnings.length > 0
  const weight = decision.kind === 'confirmed' ? decision.weighed : null
  const said =
    decision.kind === 'confirmed'
      ? decision.warnings.map((one) => t(`orders.packing.scan.${one}`)).join(' ')
      : t(`orders.packing.scan.${decision.kind}`)
  return (
    <div role="alert" aria-label={said || undefined} className="flex items-center gap-3">
      <Icon
        name={isRight ? (hasWarning ? 'alert' : 'check-circle') : 'x-circle'}
        size="xl"
        className={isRight ? (hasWarning ? 'text-warning' : 'text-success') : 'text-error'}
      />
      {scanned && <Picture image={scanned.image} name={labels.name(scanned)} />}
      {weight !== null && 'product' in decision && (
        <bdi className="font-bold text-xl figures">
          {labels.measure(weight / decision.product.unit_size, decision.product.unit)}
        </bdi>
      )}
      {decision.kind === 'wrong_size' && (
        <>
          <Icon name="arrow-end" size="lg" className="text-ink-soft" />
          <Picture image={decision.wanted.image} name={labels.name(decision.wanted)} />
          <bdi className="font-bold text-xl figures">{labels.pack(decision.wanted.pack_size)}</bdi>
        </>
      )}
    </div>
  )
}
