import type { ComponentProps } from 'react'
import { SiteFooter } from '../../../domain/shell/site-footer.tsx'
import { SiteHeader } from '../../../domain/shell/site-header.tsx'
import { NearbyScreen } from '../../../features/stores/discovery/components/nearby-screen.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'

const WishForm = lazyPart(() => import('../../../features/community/components/wish-form.tsx').then((module) => module.WishForm))

const Wish = (wish: ComponentProps<typeof WishForm>['part']) => (
  <WishForm part={wish} whileLoading={<Skeleton className="h-96 rounded-lg" />} onFailed={useLoadFailure(wish.onClose)} />
)

/** `/nearby-stores?km=&city=&at=&place=&pin=&view=`: shops around the device or a chosen place. */
export const NearbyStoresPage = () => (
  <>
    <SiteHeader />
    <NearbyScreen wishForm={(wish) => <Wish {...wish} />} />
    <SiteFooter />
  </>
)
