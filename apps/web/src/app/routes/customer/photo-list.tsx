import { NEW_PHOTO_LIST } from '../../../domain/orders/own-photo-lists.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useParams } from '../../../shared/navigation/navigation.tsx'
import { PageSkeleton } from '../../page/page-skeleton.tsx'

const SendPart = lazyPart(() =>
  import('../../../features/orders/photo-lists/send-screen.tsx').then((module) => module.SendListScreen),
)

const FollowPart = lazyPart(() =>
  import('../../../features/orders/photo-lists/follow-screen.tsx').then((module) => module.FollowListScreen),
)

/** `/store/{id}/list/new`: photos of a handwritten list are sent to the shop. `/store/{id}/list/{list}`: what became of them. */
export const PhotoListPage = () => {
  const { storeId = '', listId = '' } = useParams()
  const whileLoading = <PageSkeleton />
  return listId === NEW_PHOTO_LIST ? (
    <SendPart part={{ storeId }} whileLoading={whileLoading} />
  ) : (
    <FollowPart key={listId} part={{}} whileLoading={whileLoading} />
  )
}
