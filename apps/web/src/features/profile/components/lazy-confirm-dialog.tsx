import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

const ConfirmPart = lazyPart(() => import('../../../shared/ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog))

type AskFirstProps = {
  title: string
  hint?: string
  confirmLabel: string
  isBusy: boolean
  onConfirm(): void
  onClose(): void
}

/** Asks for confirmation before something is deleted. The dialog is downloaded when it is first needed. */
export const LazyConfirmDialog = ({ title, hint, confirmLabel, isBusy, onConfirm, onClose }: AskFirstProps) => {
  const { t } = useT()
  return (
    <ConfirmPart
      part={{
        open: true,
        onOpenChange: onClose,
        title,
        description: hint,
        confirmLabel,
        cancelLabel: t('profile.cancel'),
        danger: true,
        busy: isBusy,
        onConfirm,
      }}
      // When the dialog cannot be downloaded, the browser's own confirm dialog is used.
      onFailed={() => (window.confirm(title) ? onConfirm() : onClose())}
    />
  )
}
