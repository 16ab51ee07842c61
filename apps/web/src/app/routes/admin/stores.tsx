import { StoresScreen } from '../../../features/admin/components/stores-screen.tsx'

/** `/admin/stores?search=&only=&page=&size=`: the registered shops, for admins. */
export const AdminStoresPage = () => <StoresScreen />
