import { pictureVariant } from '@jhola/contract/media/pictures'
import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Card } from '../../../shared/ui/card.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'

const ZOOMS = [1, 1.5, 2, 3] as const
const QUARTER = 90

/** The photos of a list, one at a time: larger, turned, the next. It can be hidden, because a phone has room for one thing. */
export const PhotoViewer = ({ photos }: { photos: readonly string[] }) => {
  const { t } = useT()
  const [isShown, setShown] = useState(true)
  const [at, setAt] = useState(0)
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const path = photos[at]
  if (!path) return null
  const label = t('photo.photoOf', { no: at + 1, count: photos.length })
  return (
    // It stays while the products are searched below it.
    <Card padding="sm" className="sticky top-14 z-10">
      <div className="flex items-center gap-1">
        <Button
          variant="ghost"
          size="sm"
          icon={isShown ? 'eye-off' : 'image'}
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'photo.hide' : 'photo.show')}
        </Button>
        {isShown && (
          <span className="ms-auto flex">
            <IconButton icon="minus" label={t('photo.zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
            <IconButton
              icon="plus"
              label={t('photo.zoomIn')}
              disabled={zoom === ZOOMS.length - 1}
              onClick={() => setZoom(zoom + 1)}
            />
            <IconButton icon="refresh" label={t('photo.rotate')} onClick={() => setTurns((turns + 1) % 4)} />
            {photos.length > 1 && (
              <IconButton
                icon="chevron-end"
                label={t('photo.next')}
                onClick={() => {
                  setAt((at + 1) % photos.length)
                  setTurns(0)
                }}
              />
            )}
          </span>
        )}
      </div>
      {isShown && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={label}
          className="mt-2 max-h-[32dvh] overflow-auto rounded-md bg-surface-sunken lg:max-h-[70dvh]"
        >
          {/* A square, so that a turned photo has the same room. */}
          <img
            src={pictureVariant(path, 1280, 'webp')}
            alt={label}
            className="block aspect-square max-w-none object-contain"
            style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, transform: `rotate(${turns * QUARTER}deg)` }}
          />
        </section>
      )}
    </Card>
  )
}
