import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../shared/lazy/use-load-failure.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { useChosenPlace } from './chosen-place.ts'
import { placeLabel } from './place-label.ts'

const DialogPart = lazyPart(() => import('./place-dialog.tsx').then((module) => module.PlaceDialog))

/** The place for which shops and products are shown, and the way to another one: a link to the page of places without scripts. */
export const PlaceButton = () => {
  const { t } = useT()
  const place = useChosenPlace()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const giveUp = useLoadFailure(close)
  const label = place ? placeLabel(place, t('nav.here')) : t('nav.place')
  return (
    <>
      <a
        href="/nearby-stores"
        aria-haspopup="dialog"
        aria-label={place ? `${t('nav.place')}: ${label}` : label}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
        className="flex min-h-11 min-w-0 items-center gap-1 rounded-full px-2 font-semibold text-sm hover:bg-sunken"
      >
        <Icon name="pin" className="text-brand" />
        <bdi className="min-w-0 truncate">{label}</bdi>
        <Icon name="chevron-down" size="xs" className="text-ink-soft" />
      </a>
      {isOpen && <DialogPart part={{ onClose: close }} onFailed={giveUp} />}
    </>
  )
}
