import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const DialogPart = lazyPart(() => import('./match-payments-dialog.tsx').then((module) => module.MatchPaymentsDialog))

/** Opens the matching of UPI payments with bank messages or a statement; for the owner. */
export const MatchButton = () => {
  const { t, tError } = useT()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" icon="search" onClick={() => setOpen(true)}>
        {t('payments.claims.match')}
      </Button>
      {isOpen && (
        <DialogPart
          part={{ onClose: close }}
          onFailed={() => {
            close()
            toast.error(tError('network.offline'))
          }}
        />
      )}
    </>
  )
}
