import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiInput, api, newKey } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { invalidateInventory } from '../data/inventory-api.ts'

/** How the shop knows what it has. */
export const MODES = apiQuery('GET /inventory/modes', {})
type Choice = ApiInput<'PUT /inventory/modes'>['body']

/** Writes a choice of the modes, and reads what depends on it again. */
export const useSetModes = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Choice) => api('PUT /inventory/modes', { body, idempotencyKey: newKey() }),
    onSuccess: (reply) => client.setQueryData(MODES.queryKey, reply),
    onSettled: () => invalidateInventory(client),
  })
}
