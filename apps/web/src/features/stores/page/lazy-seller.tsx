import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

const FactsPart = lazyPart(() => import('./seller-dialog.tsx').then((module) => module.SellerFacts))

/** The details of the seller, loaded when they are shown. */
export const sellerOf = (storeId: string) => <FactsPart part={{ storeId }} whileLoading={<Skeleton className="h-64" />} />
