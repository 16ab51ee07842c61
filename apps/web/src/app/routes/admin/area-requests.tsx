import { AreaRequestsScreen } from '../../../features/admin/components/area-requests-screen.tsx'

/** `/admin/area-wishes?page=&size=`: where people miss shops. */
export const AdminAreaRequestsPage = () => <AreaRequestsScreen />
