import { useMay } from '../../../domain/account/use-may.ts'
import { useAreaText } from '../../../shared/i18n/use-area.ts'
import { Alert } from '../../../shared/ui/alert.tsx'
import { LinkButton } from '../../../shared/ui/link-button.tsx'

/** After products were put on the shelf: customers can order them, and what an opening shop does next. `count`: how many there are now. */
export const ShelfFilled = ({ count }: { count: number }) => {
  const t = useAreaText('inventory.shelf')
  const may = useMay()
  return (
    <Alert tone="success" title={t('inventory.shelf.opened', { count })}>
      <div className="mt-2 flex flex-wrap gap-2">
        {may('settings') && (
          <LinkButton to="/store/set-up" size="sm" icon="check-circle">
            {t('inventory.shelf.next.setUp')}
          </LinkButton>
        )}
        <LinkButton to="/inventory/count" size="sm" variant="secondary" icon="edit">
          {t('inventory.shelf.count.title')}
        </LinkButton>
        <LinkButton to="/store-dashboard" size="sm" variant="secondary" iconEnd="arrow-end">
          {t('inventory.shelf.next.dashboard')}
        </LinkButton>
      </div>
    </Alert>
  )
}
