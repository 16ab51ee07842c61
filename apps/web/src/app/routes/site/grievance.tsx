import { GrievanceScreen } from '../../../features/grievances/components/grievance-screen.tsx'

/** `/grievance` */
export const GrievancePage = () => <GrievanceScreen />
