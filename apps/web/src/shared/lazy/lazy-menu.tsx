import { type ComponentProps, cloneElement, type ReactElement, useState } from 'react'
import type { MenuEntry } from '../ui/menu.tsx'
import { MenuIsOpen } from '../ui/open-menus.ts'
import { lazyPart } from './lazy-part.tsx'
import { useLoadFailure } from './use-load-failure.ts'

const loadMenu = () => import('../ui/menu.tsx').then((module) => module.Menu)
const MenuPart = lazyPart(loadMenu)
// Pointer or focus on the button predicts a press. An error here is ignored; the press reports it.
const loadAhead = () => void loadMenu().catch(() => undefined)

/** A Button or IconButton. */
type Trigger = ReactElement<ComponentProps<'button'>>

/** The button of a menu that has not been pressed yet. */
export const MenuButton = ({ trigger, onPress }: { trigger: Trigger; onPress(): void }) =>
  cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick: onPress,
  })

type LazyMenuProps = {
  trigger: Trigger
  entries: readonly MenuEntry[]
  /** Its button was pressed already (`MenuButton`). */
  isPressed?: boolean
  /** At the first press, for entries that depend on data of their own. */
  onOpen?: () => void
}

/**
 * A menu that is a plain button until it is first pressed: a list of ten rows does not mount ten menus, and the code of menus (24
 * KB) is not part of the page's first load.
 */
export const LazyMenu = ({ trigger, entries, isPressed = false, onOpen }: LazyMenuProps) => {
  const [isWanted, setWanted] = useState(isPressed)
  const giveUp = useLoadFailure(() => setWanted(false))
  const press = () => {
    setWanted(true)
    onOpen?.()
  }
  const button = <MenuButton trigger={trigger} onPress={press} />
  if (!isWanted) return button
  const opening = (
    <>
      {button}
      <MenuIsOpen />
    </>
  )
  return <MenuPart part={{ trigger, entries, isOpenAtFirst: true }} whileLoading={opening} onFailed={giveUp} />
}
