import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { SellerFacts } from './seller-facts.tsx'

/** Who sells in a shop (Consumer Protection (E-Commerce) Rules 2020). */
export const SellerDialog = ({ storeId, onClose }: { storeId: string; onClose(): void }) => {
  const { t } = useT()
  const hasTexts = useArea('stores.trust')
  return (
    <Dialog open onOpenChange={onClose} title={t('stores.trust.seller')}>
      {hasTexts ? <SellerFacts storeId={storeId} /> : <Skeleton className="h-64" />}
    </Dialog>
  )
}
