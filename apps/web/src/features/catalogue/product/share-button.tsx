import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { toast } from '../../../shared/ui/toast.ts'

const isDismissed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Passes on the address of a product: by what the device has for it, else as a copied link. */
export const ShareButton = ({ path, title }: { path: string; title: string }) => {
  const { t } = useT()
  const share = async (): Promise<void> => {
    const url = new URL(path, location.origin).href
    try {
      if ('share' in navigator) return await navigator.share({ title, url })
    } catch (error) {
      if (isDismissed(error)) return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(t('stores.trust.product.copied'))
    } catch {
      toast.info(url)
    }
  }
  return (
    <Button variant="secondary" size="sm" icon="share" onClick={() => void share()}>
      {t('stores.trust.product.share')}
    </Button>
  )
}
