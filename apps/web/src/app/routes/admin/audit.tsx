import { AuditScreen } from '../../../features/admin/components/audit-screen.tsx'

/** `/admin/audit?search=&only=&page=&size=`: the log of security events. */
export const AdminAuditPage = () => <AuditScreen />
