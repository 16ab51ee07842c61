import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
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
  return (
    <div className="-my-2 -ms-3 flex flex-wrap gap-x-3">
      <Button variant="ghost" size="sm" onClick={() => setShown('seller')}>
        {t('stores.sellerDetails')}
      </Button>
      <Button variant="ghost" size="sm" onClick={() => setShown('report')}>
        {t('stores.report')}
      </Button>
      {shown === 'seller' && <SellerPart part={{ storeId: store.store_id, onClose: close }} onFailed={failed} />}
      {shown === 'report' && (
        <ReportPart part={{ storeId: store.store_id, name: store.name, onClose: close }} onFailed={failed} />
      )}
    </div>
  )
}
