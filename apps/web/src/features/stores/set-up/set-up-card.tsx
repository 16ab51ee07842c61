import { useQuery } from '@tanstack/react-query'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { Card } from '../../../shared/ui/card.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx'
import { setUpQuery } from './use-set-up.ts'

/** On the dashboard of a new shop: how far its set-up is, and its next step. Nothing when it is over. */
export const SetUpCard = () => {
  const t = useAreaText('stores.set-up')
  const setUp = useQuery({ ...setUpQuery, staleTime: 0 }).data
  const next = setUp?.steps.find(({ is_done }) => !is_done)?.step
  if (!setUp || setUp.is_over || !next) return null
  const total = setUp.steps.length
  const done = setUp.steps.filter(({ is_done }) => is_done).length
  return (
    <Card as="section" padding="sm" aria-label={t('stores.set-up.title')} className="grid gap-2 sm:flex sm:items-center sm:gap-4">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-semibold">{t('stores.set-up.next', { step: t(`stores.set-up.step.${next}`) })}</span>
          <span className="text-ink-soft text-sm">{t('stores.set-up.progress', { done, total })}</span>
        </p>
        <ProgressBar label={t('stores.set-up.progress', { done, total })} value={done} max={total} tone="success" />
        {setUp.sellable === 0 && <p className="text-sm text-warning">{t('stores.set-up.soon')}</p>}
      </div>
      <LinkButton to="/store/set-up" variant="primary" size="sm" iconEnd="chevron-end">
        {t('stores.set-up.goOn')}
      </LinkButton>
    </Card>
  )
}
