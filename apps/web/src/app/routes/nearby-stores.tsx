import { NearbyScreen } from '../../features/stores/components/nearby-screen.tsx'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/lazy-part.tsx'
import { SiteFooter } from '../../shared/shell/site-footer.tsx'
import { SiteHeader } from '../../shared/shell/site-header.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { toast } from '../../shared/ui/toast.ts'

const WishForm = lazyPart(() => import('../../features/community/components/wish-form.tsx').then((module) => module.WishForm))

/** `/nearby-stores?km=&city=&at=&place=&pin=&view=`: shops around the device or a chosen place. */
export const NearbyStoresPage = () => {
  const { t } = useT()
  return (
    <>
      <SiteHeader />
      <NearbyScreen
        wishForm={(wish) => (
          <WishForm
            part={wish}
            whileLoading={<Skeleton className="h-96 rounded-lg" />}
            onFailed={() => {
              wish.onClose()
              toast.warning(t('common.offline'))
            }}
          />
        )}
      />
      <SiteFooter />
    </>
  )
}
