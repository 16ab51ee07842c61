import { Navigate, useLocation } from '../../../shared/navigation/navigation.tsx'

/** `/quick-login`: an older address of the login page. */
export const QuickLoginPage = () => <Navigate to={`/login${useLocation().search}`} replace />
