import { useQuery } from '@tanstack/react-query'
import { ForgotPasswordScreen } from '../../../features/auth/components/forgot-password-screen.tsx'
import { developmentQuery } from '../../session/development-query.ts'

/** `/forgot-password` */
export const ForgotPasswordPage = () => <ForgotPasswordScreen development={useQuery(developmentQuery).isSuccess} />
