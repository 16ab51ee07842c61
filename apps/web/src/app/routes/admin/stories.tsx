import { StoriesScreen } from '../../../features/admin/components/stories-screen.tsx'

/** `/admin/stories?only=&page=&size=`: stories to be shown or declined. */
export const AdminStoriesPage = () => <StoriesScreen />
