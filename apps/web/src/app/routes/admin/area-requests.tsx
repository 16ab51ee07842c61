import { AreaRequestsScreen } from '../../../features/admin/components/area-requests-screen.tsx'

/** `/admin/area-wishes?page=&size=`: areas for which visitors requested shops. */
export const AdminAreaRequestsPage = () => <AreaRequestsScreen />
