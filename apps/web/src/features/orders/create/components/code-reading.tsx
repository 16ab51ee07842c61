import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Spinner } from '../../../../shared/ui/spinner.tsx'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden.tsx'

/** A scanned barcode is being looked up. */
export const CodeReading = () => {
  const { t } = useT()
  return (
    <span role="status" className="grid size-11 place-items-center text-brand">
      <Spinner />
      <VisuallyHidden>{t('orders.create.reading')}</VisuallyHidden>
    </span>
  )
}
