import type { OfficerGrievance } from '@jhola/contract/grievances/schema'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiError, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { GRIEVANCE_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

/** A page of the grievances, with the filter in the address; the most urgent first. */
export const useGrievances = () => {
  const { filters, choose } = useListAddress(GRIEVANCE_CHOICES)
  const list = useQuery({
    ...apiQuery('GET /admin/grievances', {
      query: { page: filters.page, pageSize: String(filters.size), ...(filters.only ? { only: filters.only } : {}) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return { filters, choose, list }
}

export type GrievanceStep =
  | { grievance: OfficerGrievance; step: 'acknowledge' | 'ask-shop'; answer?: never }
  | { grievance: OfficerGrievance; step: 'resolve'; answer: string }

/** One step of the officer: acknowledge, ask the shop, answer. */
export const useGrievanceStep = () => {
  const { tError } = useT()
  const client = useQueryClient()
  return useMutation<unknown, ApiError, GrievanceStep>({
    mutationFn: (wanted) => {
      const params = { grievance_id: wanted.grievance.grievance_id }
      if (wanted.step === 'acknowledge') return api('POST /admin/grievances/{grievance_id}/acknowledge', { params })
      if (wanted.step === 'ask-shop') return api('POST /admin/grievances/{grievance_id}/ask-shop', { params })
      return api('POST /admin/grievances/{grievance_id}/resolve', { params, body: { answer: wanted.answer ?? '' } })
    },
    onError: (error) => toast.error(tError(error.code, error.details)),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /admin/grievances'] }),
  })
}
