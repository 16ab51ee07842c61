import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ApiReply } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useListAddress } from './use-list-address.ts'

export type AreaRequest = ApiReply<'GET /admin/area-wishes'>['wishes'][number]

/** A page of the area requests, newest first, always refetched. */
export const useAreaRequests = () => {
  const { asked, choose } = useListAddress(NOTHING_TO_CHOOSE)
  const list = useQuery({
    ...apiQuery('GET /admin/area-wishes', { query: { page: asked.page, pageSize: String(asked.size) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const lastPage = list.data?.totalPages ?? asked.page
  useEffect(() => {
    if (!list.isPlaceholderData && asked.page > lastPage) choose({ page: lastPage })
  }, [asked.page, lastPage, list.isPlaceholderData, choose])
  return { asked, choose, list }
}

const NOTHING_TO_CHOOSE: readonly never[] = []
