import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'

/** No product has this code: offers to add a new product with it. */
export const UnknownCode = ({ code, onAdd, onClose }: { code: string; onAdd(): void; onClose(): void }) => {
  const { t } = useT()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('inventory.scan.unknownTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('inventory.scan.again')}
          </Button>
          <Button onClick={onAdd}>{t('inventory.scan.add')}</Button>
        </>
      }
    >
      <p>{t('inventory.scan.unknown', { code })}</p>
    </Dialog>
  )
}
