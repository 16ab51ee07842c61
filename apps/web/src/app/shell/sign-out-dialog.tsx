import { useSignOut } from '../../domain/account/use-sign-out.ts'
import { counterDraftStore } from '../../domain/orders/counter-order-draft.ts'
import { useActionQueue } from '../../features/orders/actions/queue-context.ts'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { useAreaText } from '../../shared/i18n/use-area.ts'
import { flushBeforeSignOut } from '../../shared/navigation/before-sign-out.ts'
import { useNavigate } from '../../shared/navigation/navigation.tsx'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { toast } from '../../shared/ui/toast.ts'

/** Asks before the sign-out, and says what has not been sent yet. */
export const SignOutDialog = ({ onClose }: { onClose(): void }) => {
  const { t } = useT()
  const say = useAreaText('counter')
  const navigate = useNavigate()
  const unsent = useActionQueue().queue.length
  const finish = async () => {
    const remaining = await flushBeforeSignOut()
    if (remaining > 0) toast.info(t('orders.actions.queue.kept', { count: remaining }))
  }
  const leave = () => {
    onClose()
    // The next person at this counter must not see the customer of an unfinished counter order.
    counterDraftStore.write(null)
    navigate('/store-login', { replace: true })
  }
  const { signOut, isBusy } = useSignOut(leave, finish)
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say('counter.signOut.title')}
      description={unsent > 0 ? say('counter.signOut.unsent', { count: unsent }) : say('counter.signOut.hint')}
      confirmLabel={t('common.logout')}
      cancelLabel={say('counter.signOut.stay')}
      busy={isBusy}
      onConfirm={() => void signOut()}
    />
  )
}
