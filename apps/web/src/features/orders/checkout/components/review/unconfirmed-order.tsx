import { useT } from '../../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../../shared/ui/alert.tsx'
import { Button } from '../../../../../shared/ui/button.tsx'

type UnansweredOrderProps = { isPlacing: boolean; onAgain: () => void; onDrop: () => void }

/** An order was sent and no answer arrived. Says so, and offers a retry that cannot place it twice. */
export const UnconfirmedOrder = ({ isPlacing, onAgain, onDrop }: UnansweredOrderProps) => {
  const { t } = useT()
  return (
    <Alert
      tone="warning"
      icon="offline"
      title={t('orders.unanswered.title')}
      action={
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="brand" icon="refresh" loading={isPlacing} onClick={onAgain}>
              {t('orders.unanswered.again')}
            </Button>
            <Button size="sm" variant="secondary" disabled={isPlacing} onClick={onDrop}>
              {t('orders.unanswered.drop')}
            </Button>
          </div>
          <p className="text-ink-soft text-sm">{t('orders.unanswered.dropHint')}</p>
        </div>
      }
    >
      {t('orders.unanswered.hint')}
    </Alert>
  )
}
