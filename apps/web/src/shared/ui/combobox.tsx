import { Combobox as Primitive } from '@base-ui/react/combobox'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { CONTROL_CLASS, Field, type FieldFrame } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'
import { useUiLabels } from './ui-labels.tsx'
import './popups.css'

export type ComboboxItem = { value: string; label: string; hint?: ReactNode }

type ComboboxProps = FieldFrame & {
  items: readonly ComboboxItem[]
  value: ComboboxItem | null
  onChange: (item: ComboboxItem | null) => void
  /** Called for every input, to search on the server; then `items` are shown as given instead of being filtered here. */
  onSearch?: (text: string) => void
  placeholder?: string
  emptyText: string
  icon?: IconName
  className?: string
}

/** Search and pick one of many: a customer by phone, a product by name, a place. */
export const Combobox = (props: ComboboxProps) => {
  const {
    items,
    value,
    onChange,
    onSearch,
    placeholder,
    emptyText,
    icon = 'search',
    label,
    hint,
    error,
    optional,
    hideLabel,
    className,
  } = props
  const labels = useUiLabels()
  return (
    <Primitive.Root
      items={items}
      value={value}
      onValueChange={(item: ComboboxItem | null) => onChange(item)}
      onInputValueChange={(text) => onSearch?.(text)}
      isItemEqualToValue={(item: ComboboxItem, other: ComboboxItem) => item.value === other.value}
      {...(onSearch && { filter: null })}
    >
      <Field {...{ label, hint, error, optional, hideLabel, className }}>
        {(control) => (
          <Primitive.InputGroup className="relative flex items-center">
            <Icon name={icon} className="pointer-events-none absolute start-3.5 text-ink-soft" />
            <Primitive.Input {...control} placeholder={placeholder} className={cx(CONTROL_CLASS, 'ps-11 pe-12')} />
            <Primitive.Clear
              aria-label={labels.clear}
              className="absolute end-0.5 flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken"
            >
              <Icon name="x" />
            </Primitive.Clear>
          </Primitive.InputGroup>
        )}
      </Field>
      <Primitive.Portal>
        <Primitive.Positioner sideOffset={4} className="jh-positioner">
          <Primitive.Popup className="jh-popup jh-popup-list">
            <Primitive.Empty>
              <p className="px-4 py-3 text-ink-soft">{emptyText}</p>
            </Primitive.Empty>
            <Primitive.List>
              {(item: ComboboxItem) => (
                <Primitive.Item key={item.value} value={item} className="jh-option">
                  <span className="py-1.5">
                    <span className="block">{item.label}</span>
                    {item.hint && <span className="block text-ink-soft text-sm">{item.hint}</span>}
                  </span>
                  <Primitive.ItemIndicator>
                    <Icon name="check" />
                  </Primitive.ItemIndicator>
                </Primitive.Item>
              )}
            </Primitive.List>
          </Primitive.Popup>
        </Primitive.Positioner>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
