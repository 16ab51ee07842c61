import { Component, type ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { LoadFailed } from '../../shared/ui/load-failed.tsx'

const Broken = () => {
  const { t } = useT()
  return (
    <main className="mx-auto w-full max-w-xl p-4">
      <LoadFailed as="h1" message={t('common.broken')} hint={t('common.brokenHint')} onRetry={() => location.reload()} />
    </main>
  )
}

/** Catches errors thrown while rendering and screens that failed to download; offers to reload the page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <Broken /> : this.props.children
  }
}
