import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react'
import type { MenuEntry } from '../ui/menu.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useLoadFailure } from './use-load-failure.ts'

const loadMenu = () => import('../ui/menu.tsx').then((module) => module.Menu)
const MenuPart = lazyPart(loadMenu)
// Pointer or focus on the button predicts a press. An error here is ignored; the press reports it.
const loadAhead = () => void loadMenu().catch(() => undefined)

type LazyMenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>
  entries: readonly MenuEntry[]
  /** At the first press, for entries that depend on data of their own. */
  onOpen?: () => void
}

/**
 * A menu that is a plain button until it is first pressed: a list of ten rows does not mount ten menus, and the code of menus (24
 * KB) is not part of the page's first load.
 */
export const LazyMenu = ({ trigger, entries, onOpen }: LazyMenuProps) => {
  const [isWanted, setWanted] = useState(false)
  const giveUp = useLoadFailure(() => setWanted(false))
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => {
      setWanted(true)
      onOpen?.()
    },
  })
  if (!isWanted) return button
  return <MenuPart part={{ trigger, entries, isOpenAtFirst: true }} whileLoading={button} onFailed={giveUp} />
}
