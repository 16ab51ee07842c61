import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { KIND_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

/** A page of the audit log with the filter in the address, always refetched. */
export const useSecurityEvents = () => {
  const { filters, choose } = useListAddress(KIND_CHOICES)
  const list = useQuery({
    ...apiQuery('GET /admin/audit', {
      query: {
        search: filters.search,
        page: filters.page,
        pageSize: String(filters.size),
        ...(filters.only ? { kind: filters.only } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const lastPage = list.data?.totalPages ?? filters.page
  useEffect(() => {
    if (!list.isPlaceholderData && filters.page > lastPage) choose({ page: lastPage })
  }, [filters.page, lastPage, list.isPlaceholderData, choose])
  return { filters, choose, list }
}
