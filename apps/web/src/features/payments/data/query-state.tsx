import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../shared/api/api-client.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../../shared/ui/load-failed.tsx'
import { SkeletonCards } from '../../../shared/ui/skeleton.tsx'

type ReadingProps<T> = { of: UseQueryResult<T, ApiError>; children: (data: T) => ReactNode }

/** Shows the loaded data, a skeleton while it loads, or why it failed. */
export const QueryState = <T,>({ of, children }: ReadingProps<T>) => {
  const { t, tError } = useT()
  if (of.data !== undefined) return children(of.data)
  if (of.isPending)
    return (
      <div aria-busy="true">
        <SkeletonCards count={3} />
      </div>
    )
  return (
    <LoadFailed
      message={t('payments.failed')}
      hint={tError(of.error?.code ?? '')}
      onRetry={() => void of.refetch()}
      retrying={of.isFetching}
    />
  )
}
