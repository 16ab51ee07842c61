import { lazy, Suspense, useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'

const ConfirmDialog = lazy(() =>
  import('../../../shared/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type ClearCartProps = { storeName: string; count: number; onClear: () => void }

/** Empties the cart after asking. */
export const ClearCart = ({ storeName, count, onClear }: ClearCartProps) => {
  const { t } = useT()
  const [isAsking, setAsking] = useState(false)
  const [wasAsked, setWasAsked] = useState(false)
  const ask = () => {
    setWasAsked(true)
    setAsking(true)
  }
  return (
    <>
      <Button variant="ghost" size="sm" icon="trash" className="-mx-3" onClick={ask}>
        {t('cart.clear')}
      </Button>
      {wasAsked && (
        <Suspense>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={t('cart.clearTitle')}
            description={t('cart.clearHint', { count, store: storeName })}
            confirmLabel={t('cart.clear')}
            cancelLabel={t('cart.clearKeep')}
            danger
            onConfirm={() => {
              setAsking(false)
              onClear()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
