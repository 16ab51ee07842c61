import { UndoChangeScreen } from '../../../features/auth/components/undo-change-screen.tsx'
import { useSearchParams } from '../../../shared/navigation/navigation.tsx'

/** `/undo-change`: the target of the link that an old phone number or email gets after a change. */
export const UndoChangePage = () => <UndoChangeScreen token={useSearchParams()[0].get('token') ?? ''} />
