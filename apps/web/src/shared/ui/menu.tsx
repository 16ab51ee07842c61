import { Menu as Primitive } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { OPTION_CLASS, POPUP_CLASS } from './overlay-look.ts'

export type MenuEntry = {
  key: string
  label: ReactNode
  icon?: IconName
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
  /** Shows a tick: the running choice of several. */
  chosen?: boolean
}

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement
  entries: readonly MenuEntry[]
  align?: 'start' | 'center' | 'end'
}

/** A list of things to do that opens from a button. */
export const Menu = ({ trigger, entries, align = 'end' }: MenuProps) => (
  <Primitive.Root>
    <Primitive.Trigger render={trigger} />
    <Primitive.Portal>
      <Primitive.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-50 outline-none">
        <Primitive.Popup
          className={cx(POPUP_CLASS, 'max-h-(--available-height) min-w-52 origin-(--transform-origin) overflow-y-auto p-1.5')}
        >
          {entries.map((entry) => (
            <Primitive.Item
              key={entry.key}
              disabled={entry.disabled ?? false}
              onClick={entry.onSelect}
              className={cx(
                OPTION_CLASS,
                entry.danger && 'text-error data-highlighted:bg-error-soft data-highlighted:text-error',
              )}
            >
              {entry.icon && <Icon name={entry.icon} />}
              <span className="flex-1">{entry.label}</span>
              {entry.chosen && <Icon name="check" className="text-brand" />}
            </Primitive.Item>
          ))}
        </Primitive.Popup>
      </Primitive.Positioner>
    </Primitive.Portal>
  </Primitive.Root>
)
