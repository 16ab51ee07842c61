import { GrievancesScreen } from '../../../features/admin/components/grievances-screen.tsx'

/** `/admin/grievances?only=&page=&size=`: the grievance officer's queue. */
export const AdminGrievancesPage = () => <GrievancesScreen />
