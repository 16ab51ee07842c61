import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { useRef, useState } from 'react'
import { useT } from '../../../../shared/i18n/i18n-context.tsx'
import { Alert } from '../../../../shared/ui/alert.tsx'
import { Button } from '../../../../shared/ui/button.tsx'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { FileInput } from '../../../../shared/ui/file-input.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { SettingsReply } from '../api/settings.ts'
import { usePhoto } from '../hooks/use-photo.ts'

/** The photo of the shop that customers see: chosen, previewed, then sent. */
export const PhotoSection = ({ reply }: { reply: SettingsReply }) => {
  const { t } = useT()
  const photo = usePhoto()
  const input = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const shown = photo.chosen?.url ?? reply.photo
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      {photo.error && <Alert tone="error">{photo.error}</Alert>}
      <div className="overflow-hidden rounded-lg border border-line bg-sunken">
        {shown ? (
          <img src={shown} alt={t('stores.settings.photo.alt')} className="aspect-video w-full object-cover" />
        ) : (
          <div className="flex aspect-video w-full flex-col items-center justify-center gap-2 weave text-ink-soft">
            <Icon name="image" size="xl" />
            <p>{t('stores.settings.photo.none')}</p>
          </div>
        )}
      </div>
      <p className="text-ink-soft text-sm">{t('stores.settings.photo.hint')}</p>
      <FileInput
        ref={input}
        label={t('stores.settings.photo.choose')}
        accept={PICTURE_TYPES.join(',')}
        onChoose={(file) => void photo.choose(file)}
      />
      <div className="flex flex-wrap gap-3">
        {photo.chosen ? (
          <>
            <Button icon="upload" loading={photo.isSending} onClick={photo.send}>
              {t(photo.isSending ? 'stores.settings.photo.sending' : 'stores.settings.photo.send')}
            </Button>
            <Button variant="secondary" disabled={photo.isSending} onClick={photo.drop}>
              {t('stores.settings.discard')}
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" icon="camera" onClick={() => input.current?.click()}>
              {t(reply.photo ? 'stores.settings.photo.other' : 'stores.settings.photo.choose')}
            </Button>
            {reply.photo && (
              <Button variant="ghost" icon="trash" loading={photo.isRemoving} onClick={() => setAsking(true)}>
                {t('stores.settings.photo.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('stores.settings.photo.removeTitle')}
        description={t('stores.settings.photo.removeText')}
        confirmLabel={t('stores.settings.photo.remove')}
        cancelLabel={t('stores.settings.keep')}
        danger
        busy={photo.isRemoving}
        onConfirm={() => void photo.remove().then(() => setAsking(false))}
      />
    </div>
  )
}
