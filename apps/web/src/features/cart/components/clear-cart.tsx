import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'

const ConfirmPart = lazyPart(() => import('../../../shared/ui/confirm-dialog.tsx').then((module) => module.ConfirmDialog))

type ClearCartProps = { storeName: string; count: number; onClear: () => void }

/** Clears the cart after a confirmation. */
export const ClearCart = ({ storeName, count, onClear }: ClearCartProps) => {
  const { t } = useT()
  const [isAsking, setAsking] = useState(false)
  const clear = () => {
    setAsking(false)
    onClear()
  }
  return (
    <>
      <Button variant="ghost" size="sm" icon="trash" className="-mx-3" onClick={() => setAsking(true)}>
        {t('cart.clear')}
      </Button>
      {isAsking && (
        <ConfirmPart
          part={{
            open: true,
            onOpenChange: setAsking,
            title: t('cart.clearTitle'),
            description: t('cart.clearHint', { count, store: storeName }),
            confirmLabel: t('cart.clear'),
            cancelLabel: t('cart.clearKeep'),
            danger: true,
            onConfirm: clear,
          }}
          // Offline, when the dialog cannot be downloaded, the browser's own confirm dialog is used.
          onFailed={() => (window.confirm(t('cart.clearTitle')) ? clear() : setAsking(false))}
        />
      )}
    </>
  )
}
