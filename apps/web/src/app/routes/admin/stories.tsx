import { StoriesScreen } from '../../../features/admin/components/stories-screen.tsx'

/** `/admin/stories?only=&page=&size=`: stories to approve or decline. */
export const AdminStoriesPage = () => <StoriesScreen />
