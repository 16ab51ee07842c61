import { SettingsPanel } from '../../domain/shell/settings-panel.tsx'
import { useAreaText } from '../../shared/i18n/use-area.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'

/** Language and appearance of this device. */
export const LooksDialog = ({ onClose }: { onClose(): void }) => {
  const t = useAreaText('counter')
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={t('counter.looks')} size="sm">
      <SettingsPanel />
    </Dialog>
  )
}
