import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { useSend } from './use-send.ts'
import type { StarterCatalogueProduct, StarterControl } from './use-starter.ts'

/** What nearly every shop of this kind sells, at the usual prices, on the shelf with one tap. */
export const UsualBundle = ({ products, control }: { products: readonly StarterCatalogueProduct[]; control: StarterControl }) => {
  const { t } = useT()
  const { isSending, send } = useSend(control)
  const usual = products.filter((goods) => goods.usual)
  if (usual.length === 0) return null
  const put = () => send({ products: usual.map(({ key, price }) => ({ key, price, stock: 0 })), stopped: [], done: usual.length })
  return (
    <Card className="flex flex-wrap items-center gap-3">
      <p className="min-w-56 flex-1">{t('inventory.starter.bundle')}</p>
      <Button icon="check" className="max-sm:w-full" loading={isSending} onClick={put}>
        {t('inventory.starter.putOnShelf', { count: usual.length })}
      </Button>
    </Card>
  )
}
