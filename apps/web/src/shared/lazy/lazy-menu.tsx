import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react'
import type { MenuEntry } from '../ui/menu.tsx'
import { lazyPart } from './lazy-part.tsx'
import { useLoadFailure } from './use-load-failure.ts'

const loadMenu = () => import('../ui/menu.tsx').then((module) => module.Menu)
const MenuPart = lazyPart(loadMenu)
// Pointed at or focused, it will most likely be pressed; what goes wrong here is said when it is.
const loadAhead = () => void loadMenu().catch(() => undefined)

type LazyMenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>
  entries: readonly MenuEntry[]
}

/**
 * A menu that is a plain button until it is first pressed: a list with ten of them does not make ten menus, and the code of menus
 * (24 KB) is not among what a page needs to be read.
 */
export const LazyMenu = ({ trigger, entries }: LazyMenuProps) => {
  const [isWanted, setWanted] = useState(false)
  const giveUp = useLoadFailure(() => setWanted(false))
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: () => setWanted(true),
  })
  if (!isWanted) return button
  return <MenuPart part={{ trigger, entries, isOpenAtFirst: true }} whileLoading={button} onFailed={giveUp} />
}
