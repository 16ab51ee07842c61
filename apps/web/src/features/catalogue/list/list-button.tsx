import { useState } from 'react'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'
import { useLoadFailure } from '../../../shared/lazy/use-load-failure.ts'
import { addIcons } from '../../../shared/ui/icon.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { LIST_ICONS } from '../../../shared/ui/icons/list-icons.ts'
import type { ListTarget } from './list-target.ts'

addIcons(LIST_ICONS)

const DialogPart = lazyPart(() => import('./list-dialog.tsx').then((module) => module.ListDialog))

const Opened = (part: ListTarget & { onClose(): void }) => <DialogPart part={part} onFailed={useLoadFailure(part.onClose)} />

/** Opens the dialog that makes a shopping list a cart; it is loaded then. */
export const ListButton = (target: ListTarget) => {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="list" label={t('stores.list')} onClick={() => setOpen(true)} />
      {isOpen && <Opened {...target} onClose={() => setOpen(false)} />}
    </>
  )
}
