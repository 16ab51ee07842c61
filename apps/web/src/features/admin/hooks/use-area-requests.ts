import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useListAddress } from './use-list-address.ts'

export type AreaRequest = ApiReply<'GET /admin/area-wishes'>['wishes'][number]

/** A page of the area requests, newest first, always refetched. */
export const useAreaRequests = () => {
  const { filters, choose } = useListAddress(NOTHING_TO_CHOOSE)
  const list = useQuery({
    ...apiQuery('GET /admin/area-wishes', { query: { page: filters.page, pageSize: String(filters.size) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const lastPage = list.data?.totalPages ?? filters.page
  useEffect(() => {
    if (!list.isPlaceholderData && filters.page > lastPage) choose({ page: lastPage })
  }, [filters.page, lastPage, list.isPlaceholderData, choose])
  return { filters, choose, list }
}

const NOTHING_TO_CHOOSE: readonly never[] = []
