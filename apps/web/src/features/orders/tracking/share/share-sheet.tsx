import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { useArea } from '../../../../shared/i18n/use-area.ts'
import { Button } from '../../../../shared/ui/button.tsx'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { OutsideLinkButton } from '../../../../shared/ui/link-button.tsx'
import { useCopied } from '../hooks/use-copied.ts'
import type { Shared } from './use-share-order.ts'

/** Share options for a device without a share function of its own. */
export const ShareSheet = ({ shared, onClose }: { shared: Shared; onClose: () => void }) => {
  const { t } = useT()
  const { copied, copy } = useCopied()
  if (!useArea('tracking.later')) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('tracking.later.share.title')}
      description={t('tracking.later.share.hint')}
      size="sm"
    >
      <div className="grid gap-3">
        <OutsideLinkButton
          href={`https://wa.me/?text=${encodeURIComponent(`${shared.text} ${shared.url}`)}`}
          target="_blank"
          variant="brand"
          icon="whatsapp"
        >
          {t('tracking.share.whatsapp')}
        </OutsideLinkButton>
        <Button variant="secondary" icon={copied ? 'check' : 'copy'} onClick={() => void copy(shared.url)}>
          <span aria-live="polite">{copied ? t('common.copied') : t('tracking.later.share.copyLink')}</span>
        </Button>
        <bdi className="break-all rounded-md bg-sunken px-3 py-2 text-sm">{shared.url}</bdi>
      </div>
    </Dialog>
  )
}
