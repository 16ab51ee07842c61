import { lastRider, partnerOf, riderKeyOf } from '@jhola/contract/orders/deliveries/riders'
import type { Rider } from '@jhola/contract/orders/deliveries/routes'
import type { Partner } from '@jhola/contract/orders/offline/owner-actions'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMay } from '../../../domain/account/use-may.ts'
import { ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { serverNow } from '../../../shared/hooks/server-clock.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'

/** Who takes orders out of this shop; kept on the device, so that the button says it offline too. */
export const ridersQuery = apiQuery('GET /orders/riders', {})

const NOBODY: readonly Rider[] = []
const FRESH_MS = 60_000

/** Who may be sent, and whom the shop sent last. Read only where an order can go out. */
export const useRiders = ({ isWanted }: { isWanted: boolean }) => {
  const may = useMay()
  const { data } = useQuery({ ...ridersQuery, enabled: isWanted && may('orders.pack'), staleTime: FRESH_MS })
  const riders = data?.riders ?? NOBODY
  return { riders, last: lastRider(riders) }
}

/** Whom the shop sent last, as this device knows it. */
export const lastUsedRider = (client: QueryClient): Rider | undefined =>
  lastRider(client.getQueryData(ridersQuery.queryKey)?.riders ?? NOBODY)

/** The next order goes with the same rider: the button says so at once, before the server has answered. */
export const rememberOnDevice = (client: QueryClient, partner: Partner): void => {
  client.setQueryData(ridersQuery.queryKey, (before) => {
    if (!before || (!partner.name && !partner.user_id)) return before
    const used_at = new Date(serverNow()).toISOString()
    const isSame = (one: Rider) => riderKeyOf(partnerOf(one)) === riderKeyOf(partner)
    const known = before.riders.some(isSame)
    const typed: Rider = {
      ...{ rider_id: '', user_id: partner.user_id ?? null, name: partner.name, used_at },
      ...{ phone: partner.phone ?? null, vehicle_number: partner.vehicle_number ?? null },
    }
    const riders = before.riders.map((one) => (isSame(one) ? { ...one, used_at } : one))
    return { ...before, riders: known ? riders : [...riders, typed] }
  })
}

/** Forgets somebody without an account who took orders out. */
export const useForgetRider = () => {
  const { tError } = useT()
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ rider_id }: Rider) => api('DELETE /orders/riders/{rider_id}', { params: { rider_id } }),
    onSuccess: (_reply, { rider_id }) =>
      client.setQueryData(ridersQuery.queryKey, (before) =>
        before ? { ...before, riders: before.riders.filter((one) => one.rider_id !== rider_id) } : before,
      ),
    onError: (error) => void toast.error(error instanceof ApiError ? tError(error.code, error.details) : tError('server.failed')),
  })
}
