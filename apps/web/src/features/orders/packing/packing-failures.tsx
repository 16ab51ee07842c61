import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../shared/ui/alert.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { useActionQueue } from '../actions/queue-context.ts'
import { useActionLabels } from '../actions/use-action-labels.ts'
import type { Packing } from './use-packing.ts'

/** Changes that the server did not make, each with its reason. The order waits until somebody decides. */
export const PackingFailures = ({ packing: { failed, order } }: { packing: Packing }) => {
  const { t } = useT()
  const labels = useActionLabels()
  const { choices } = useActionQueue()
  return failed.map((action) => (
    <Alert
      key={action.id}
      tone="error"
      title={t('orders.packing.notApplied')}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" icon="refresh" onClick={() => void choices.again(action, order)}>
            {t('orders.packing.again')}
          </Button>
          <Button size="sm" variant="secondary" icon="trash" onClick={() => void choices.discard(action)}>
            {t('orders.packing.discard')}
          </Button>
        </span>
      }
    >
      {labels.sayProblem(action)}
    </Alert>
  ))
}
