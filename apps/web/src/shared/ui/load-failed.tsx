import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useUiLabels } from './ui-labels.tsx'

type LoadFailedProps = {
  /** What failed to load, in the reader's language. */
  message: string
  hint?: ReactNode
  onRetry?: () => void
  /** A retry is running. */
  retrying?: boolean
  /** Another action beside Retry. */
  action?: ReactNode
  /** `h1` when the page has nothing else. */
  as?: 'h1' | 'p'
}

/** Failed state of a screen or a part of it, with a retry button. */
export const LoadFailed = ({ message, hint, onRetry, retrying = false, action, as: Heading = 'p' }: LoadFailedProps) => {
  const labels = useUiLabels()
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span className="mb-5 flex size-24 items-center justify-center rounded-full bg-error-soft text-error">
        <Icon name="alert" size="xl" />
      </span>
      <Heading className="font-bold text-xl">{message}</Heading>
      {hint && <p className="mt-2 text-ink-soft">{hint}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {onRetry && (
          <Button variant="secondary" icon="refresh" loading={retrying} onClick={onRetry}>
            {labels.retry}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
