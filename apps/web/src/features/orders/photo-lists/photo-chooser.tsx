import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { useRef } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FileInput } from '../../../shared/ui/file-input.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import type { ChosenPhotos } from './use-chosen-photos.ts'

/** The photos side by side, each with a way to take it out; the button opens the camera or the files of the device. */
export const PhotoChooser = ({ chosen, error }: { chosen: ChosenPhotos; error: string | null }) => {
  const { t } = useT()
  const input = useRef<HTMLInputElement>(null)
  const problem = chosen.isBad ? t('photo.unreadable') : error
  return (
    <div className="grid grid-cols-1 gap-3">
      {chosen.photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-3">
          {chosen.photos.map((photo, at) => (
            <li key={photo.url} className="relative">
              <img
                src={photo.url}
                alt={t('photo.photo', { no: at + 1 })}
                className="aspect-[3/4] w-full rounded-md border border-line object-cover"
              />
              <span className="absolute end-1 top-1 rounded-full bg-surface shadow-low">
                <IconButton icon="x" label={t('photo.remove', { no: at + 1 })} onClick={() => chosen.remove(photo)} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {!chosen.isFull && (
        <Button
          variant={chosen.photos.length === 0 ? 'primary' : 'secondary'}
          icon="camera"
          className="justify-self-start"
          onClick={() => input.current?.click()}
        >
          {t('photo.add')}
        </Button>
      )}
      {problem && (
        <p role="alert" className="font-medium text-error text-sm">
          {problem}
        </p>
      )}
      <FileInput ref={input} label={t('photo.add')} accept={PICTURE_TYPES.join()} onChoose={(file) => void chosen.add(file)} />
    </div>
  )
}
