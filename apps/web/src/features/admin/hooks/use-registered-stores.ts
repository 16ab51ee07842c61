import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { STATUS_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

/** A page of the registered shops as the address asks for it. */
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
  // An old address may ask for a page that is no longer there.
  const lastPage = list.data?.totalPages ?? asked.page
  useEffect(() => {
    if (!list.isPlaceholderData && asked.page > lastPage) choose({ page: lastPage })
  }, [asked.page, lastPage, list.isPlaceholderData, choose])
  return { asked, choose, list }
}
