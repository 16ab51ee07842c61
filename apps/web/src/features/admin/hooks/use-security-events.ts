import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { KIND_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

/** A page of the audit log with the filter in the address, always refetched. */
export const useSecurityEvents = () => {
  const { asked, choose } = useListAddress(KIND_CHOICES)
  const list = useQuery({
    ...apiQuery('GET /admin/audit', {
      query: {
        search: asked.search,
        page: asked.page,
        pageSize: String(asked.size),
        ...(asked.only ? { kind: asked.only } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const lastPage = list.data?.totalPages ?? asked.page
  useEffect(() => {
    if (!list.isPlaceholderData && asked.page > lastPage) choose({ page: lastPage })
  }, [asked.page, lastPage, list.isPlaceholderData, choose])
  return { asked, choose, list }
}
