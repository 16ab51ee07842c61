import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { STATUS_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

/** A page of the registered shops with the filter in the address. */
export const useRegisteredStores = () => {
  const { asked, choose } = useListAddress(STATUS_CHOICES)
  const list = useQuery({
    ...apiQuery('GET /admin/stores', {
      query: {
        search: asked.search,
        page: asked.page,
        pageSize: String(asked.size),
        ...(asked.only ? { status: asked.only } : {}),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  // An old address may name a page that no longer exists.
  const lastPage = list.data?.totalPages ?? asked.page
  useEffect(() => {
    if (!list.isPlaceholderData && asked.page > lastPage) choose({ page: lastPage })
  }, [asked.page, lastPage, list.isPlaceholderData, choose])
  return { asked, choose, list }
}
