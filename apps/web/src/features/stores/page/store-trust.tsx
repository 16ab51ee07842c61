import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import type { TextKey } from '../../../shared/i18n/texts.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import type { Store } from '../common/store-labels.ts'

const ReportPart = lazyPart(() => import('./report-dialog.tsx').then((module) => module.ReportDialog))
const SellerPart = lazyPart(() => import('./seller-dialog.tsx').then((module) => module.SellerDialog))

/** Who sells here, and a way to report the shop, one tap away. The dialogs are loaded when they are asked for. */
export const StoreTrust = ({ store }: { store: Store }) => {
  const { t, tError } = useT()
  const [shown, setShown] = useState<'seller' | 'report' | null>(null)
  const close = () => setShown(null)
  const failed = () => {
    close()
    toast.error(tError('network.offline'))
  }
  const ask = (what: 'seller' | 'report', label: TextKey) => (
    <Button variant="ghost" size="sm" onClick={() => setShown(what)}>
      {t(label)}
    </Button>
  )
  return (
    <div className="-my-2 -ms-3 flex flex-wrap gap-x-3">
      {ask('seller', 'stores.trust.seller')}
      {ask('report', 'stores.trust.report.open')}
      {shown === 'seller' && <SellerPart part={{ storeId: store.store_id, onClose: close }} onFailed={failed} />}
      {shown === 'report' && (
        <ReportPart part={{ storeId: store.store_id, name: store.name, onClose: close }} onFailed={failed} />
      )}
    </div>
  )
}
