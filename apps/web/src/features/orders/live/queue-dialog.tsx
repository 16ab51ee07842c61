import { canStillDo, canTakeBack, type QueuedAction } from '@jhola/contract/orders/offline/action-queue'
import { useMoments } from '../../../shared/format/moments.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useNavigate } from '../../../shared/navigation/navigation.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { toast } from '../../../shared/ui/toast.ts'
import { useActionQueue } from '../actions/queue-context.ts'
import { useActionLabels } from '../actions/use-action-labels.ts'
import { orderPath, useLiveOrders } from './live-orders.tsx'

type Standing = 'behind' | 'unanswered' | 'notSent' | 'problem'

const SIGNS: Record<Standing, { icon: IconName; colour: string }> = {
  behind: { icon: 'clock', colour: 'text-ink-soft' },
  unanswered: { icon: 'send', colour: 'text-warning' },
  notSent: { icon: 'send', colour: 'text-warning' },
  problem: { icon: 'alert', colour: 'text-error' },
}

const standingOf = (action: QueuedAction, group: readonly QueuedAction[]): Standing => {
  if (action.state !== 'waiting') return 'problem'
  if (group[0] !== action) return 'behind'
  return action.was_sent ? 'unanswered' : 'notSent'
}

const Choices = ({ action }: { action: QueuedAction }) => {
  const { t } = useT()
  const { choices } = useActionQueue()
  const { orders } = useLiveOrders()
  const order = orders.find((one) => one.id === action.orderId)
  if (canTakeBack(action))
    return (
      <Button
        size="sm"
        variant="secondary"
        icon="undo"
        onClick={async () => {
          if ((await choices.takeBack(action)) === 0) toast.warning(t('orders.actions.queue.left'))
        }}
      >
        {t('orders.actions.queue.takeBack')}
      </Button>
    )
  if (action.state === 'waiting') return null
  const found = action.problem?.found
  const canAgain = found ? order !== undefined && canStillDo(action, order) : true
  return (
    <>
      {canAgain && (
        <Button size="sm" variant="brand" icon="refresh" onClick={() => void choices.again(action, order)}>
          {t(found ? 'orders.actions.queue.again' : 'orders.actions.queue.retry')}
        </Button>
      )}
      <Button size="sm" variant="secondary" icon="trash" onClick={() => void choices.discard(action)}>
        {t('orders.actions.queue.discard')}
      </Button>
    </>
  )
}

const Entry = ({ action, standing }: { action: QueuedAction; standing: Standing }) => {
  const { t } = useT()
  const labels = useActionLabels()
  const moments = useMoments()
  const { icon, colour } = SIGNS[standing]
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex items-start gap-2">
        <Icon name={icon} className={`mt-0.5 ${colour}`} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{labels.sayWish(action)}</p>
          <p className={standing === 'problem' ? 'text-error' : 'text-ink-soft text-sm'}>
            {standing === 'problem' ? labels.sayProblem(action) : t(`orders.actions.queue.${standing}`)}
          </p>
          <p className="text-ink-soft text-sm">
            {t('orders.actions.queue.tapped', { when: moments.ago(action.timestamp, Date.now()) })}
          </p>
        </div>
      </div>
      {standing !== 'behind' && (
        <div className="flex flex-wrap gap-2 ps-7">
          <Choices action={action} />
        </div>
      )}
    </li>
  )
}

const Group = ({ group }: { group: readonly QueuedAction[] }) => {
  const { t } = useT()
  const navigate = useNavigate()
  const { decide } = useActionQueue()
  const [first] = group
  if (!first) return null
  return (
    <section className="rounded-lg border border-line p-3">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h3 className="font-bold">
          <bdi className="figures">{first.order_number}</bdi>
        </h3>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            decide(false)
            navigate(orderPath(first.orderId))
          }}
        >
          {t('orders.actions.queue.view')}
        </Button>
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {group.map((action) => (
          <Entry key={action.id} action={action} standing={standingOf(action, group)} />
        ))}
      </ul>
    </section>
  )
}

/** Every action on this device that is queued or could not be applied, by order: who was faster, when, and the choices. */
export const QueueDialog = () => {
  const { t } = useT()
  const { queue, decide } = useActionQueue()
  const shown = queue.filter((one) => one.type !== 'acknowledge')
  const orderIds = [...new Set(shown.map((one) => one.orderId))]
  return (
    <Dialog
      open
      onOpenChange={decide}
      size="sm"
      title={t('orders.actions.queue.title')}
      description={t('orders.actions.queue.hint')}
    >
      {shown.length === 0 ? (
        <p className="flex items-center gap-2 py-4">
          <Icon name="check-circle" className="text-success" />
          {t('orders.actions.queue.empty')}
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-3">
          {orderIds.map((orderId) => (
            <Group key={orderId} group={shown.filter((one) => one.orderId === orderId)} />
          ))}
        </div>
      )}
    </Dialog>
  )
}
