import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../shared/i18n/use-area.ts'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { Button } from '../../../shared/ui/button.tsx'

const DialogPart = lazyPart(() => import('./gst-month-dialog.tsx').then((module) => module.GstMonthDialog))

/** Opens the GST month report for the accountant; on the owner's pages. */
export const GstMonthButton = () => {
  const { t } = useT()
  const hasTexts = useArea('orders.gst-month')
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const onFailed = useLoadFailure(onClose)
  return (
    <>
      <Button
        variant="secondary"
        icon="table"
        className="sm:justify-self-start"
        loading={!hasTexts}
        {...(!hasTexts && { 'aria-label': t('common.loading') })}
        onClick={() => setOpen(true)}
      >
        {hasTexts && t('orders.gst-month.open')}
      </Button>
      {isOpen && <DialogPart part={{ onClose }} onFailed={onFailed} />}
    </>
  )
}
