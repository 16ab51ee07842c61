import { Menu as Primitive } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { MenuIsOpen } from './open-menus.ts'
import './popups.css'

export type MenuEntry = {
  key: string
  label: ReactNode
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** Shows a tick: the current choice. */
  chosen?: boolean
}

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
  /** Opens the menu immediately, because the press came before its code was loaded. */
  isOpenAtFirst?: boolean
}

/** A menu of actions that opens from a button. */
export const Menu = ({ trigger, entries, align = 'end', isOpenAtFirst = false }: MenuProps) => (
  <Primitive.Root defaultOpen={isOpenAtFirst}>
    <Primitive.Trigger render={trigger} />
    <Primitive.Portal>
      <Primitive.Positioner positionMethod="fixed" align={align} sideOffset={6} collisionPadding={8} className="jh-positioner">
        <Primitive.Popup className="jh-popup jh-popup-menu">
          <MenuIsOpen />
          {entries.map((entry) => (
            <Primitive.Item
              key={entry.key}
              disabled={entry.disabled ?? false}
              onClick={entry.onSelect}
              className={cx('jh-option', entry.danger && 'jh-option-danger')}
            >
              {entry.icon && <Icon name={entry.icon} />}
              <span>{entry.label}</span>
              {entry.chosen && <Icon name="check" className="text-brand" />}
            </Primitive.Item>
          ))}
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.Root>
)
