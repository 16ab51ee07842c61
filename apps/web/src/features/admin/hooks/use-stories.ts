import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ApiError, type ApiReply, api } from '../../../shared/api/api-client.ts'
import { apiQuery } from '../../../shared/api/api-query.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { STORY_CHOICES } from '../list-address.ts'
import { useListAddress } from './use-list-address.ts'

export type SubmittedStory = ApiReply<'GET /admin/stories'>['stories'][number]
export type Verdict = { story: SubmittedStory; state: 'shown' | 'declined' }

/** A page of the stories with the filter in the address, pending ones first, always refetched. */
export const useStories = () => {
  const { filters, choose } = useListAddress(STORY_CHOICES)
  const list = useQuery({
    ...apiQuery('GET /admin/stories', {
      query: { page: filters.page, pageSize: String(filters.size), ...(filters.only ? { state: filters.only } : {}) },
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

/** Approves or declines a story; the decision can be changed later. */
export const useVerdict = () => {
  const { t, tError } = useT()
  const client = useQueryClient()
  return useMutation<unknown, ApiError, Verdict>({
    mutationFn: ({ story, state }) =>
      api('PUT /admin/stories/{story_id}', { params: { story_id: story.story_id }, body: { state } }),
    onSuccess: (_, { story, state }) =>
      toast.success(t(state === 'shown' ? 'admin.story.nowShown' : 'admin.story.nowDeclined', { name: story.name })),
    onError: (error) => toast.error(tError(error.code, error.details)),
    onSettled: () => client.invalidateQueries({ queryKey: ['GET /admin/stories'] }),
  })
}
