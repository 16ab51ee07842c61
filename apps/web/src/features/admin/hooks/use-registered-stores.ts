import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { STORE_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

/** A page of the registered shops with the filter in the address. */
export const useRegisteredStores = () => {
  const { filters, choose } = useListAddress(STORE_CHOICES)
  const list = useQuery({
    ...apiQuery('GET /admin/stores', {
      query: {
        search: filters.search,
        page: filters.page,
        pageSize: String(filters.size),
        ...(filters.only === 'reported' ? { reported: 'true' as const } : filters.only ? { status: filters.only } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // An old address may name a page that no longer exists.
  const lastPage = list.data?.totalPages ?? filters.page
  useEffect(() => {
    if (!list.isPlaceholderData && filters.page > lastPage) choose({ page: lastPage })
  }, [filters.page, lastPage, list.isPlaceholderData, choose])
  return { filters, choose, list }
}
