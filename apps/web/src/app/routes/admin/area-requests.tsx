import { WishesScreen } from '../../../features/admin/components/wishes-screen.tsx'

/** `/admin/area-wishes?page=&size=`: where people miss shops. */
export const AdminAreaRequestsPage = () => <WishesScreen />
