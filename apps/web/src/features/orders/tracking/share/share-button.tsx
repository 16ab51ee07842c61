import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../../shared/lazy/lazy-part.tsx'
import { toast } from '../../../../shared/ui/toast.ts'
import type { Shared } from './use-share-order.ts'

const SheetPart = lazyPart(() => import('./share-sheet.tsx').then((module) => module.ShareSheet))

/** The sheet to share an order, once the link is created. */
export const ShareButton = ({ shared, onClose }: { shared: Shared | null; onClose: () => void }) => {
  const { tError } = useT()
  if (!shared) return null
  const fail = () => {
    onClose()
    toast.error(tError('network.offline'))
  }
  return <SheetPart part={{ shared, onClose }} onFailed={fail} />
}
