import { mayDo, type Needs } from '@jhola/contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../shared/api/api-query.ts'

/**
 * Whether the signed-in person's rights include something. It only chooses what is shown, the server decides; while nobody is
 * known it is true.
 */
export const useMay = (): ((needs: Needs) => boolean) => {
  const permissions = useQuery({ ...apiQuery('GET /auth/me', {}), enabled: false }).data?.user?.permissions
  return (needs) => permissions === undefined || mayDo(new Set(permissions), needs)
}
