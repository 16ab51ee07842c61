import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './icon.tsx'
import { stepByKey } from './roving-keys.ts'

export type Tab<Value extends string> = { value: Value; label: ReactNode; icon?: IconName; count?: number }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Content of the chosen tab. */
  children?: ReactNode
  /** At the end of the row of tabs, which scrolls beside it. */
  after?: ReactNode
  /** Space around the panel. */
  panelClassName?: string
  /** Sticky while the panel scrolls. */
  sticky?: boolean
}

/**
 * Scrolls only the row until the tab is visible: `scrollIntoView` would scroll the page as well, while somebody works further
 * down and a count changes.
 */
const showInRow = (row: HTMLElement, tab: Element): void => {
  const [shown, place] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (place.left < shown.left) row.scrollLeft -= shown.left - place.left
  else if (place.right > shown.right) row.scrollLeft += place.right - shown.right
}

/** Tabs in one scrolling row; arrow keys, Home and End move along the reading direction. */
export const Tabs = <Value extends string>(props: TabsProps<Value>) => {
  const { label, tabs, value, onChange, children, after, panelClassName, sticky = false } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const counts = tabs.map(({ count }) => count ?? '').join()
  // On a narrow screen the chosen tab may be outside of the visible row, also when a count before it grows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count moves the tabs after it
  useEffect(() => {
    const tab = list.current?.querySelector(`[id$="-tab-${value}"]`)
    if (list.current && tab) showInRow(list.current, tab)
  }, [value, counts])
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = stepByKey(
      event,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    )
    const tab = next === null ? undefined : tabs[next]
    if (!tab || next === null) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  const row = (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={cx(
        'no-scrollbar flex gap-1 overflow-x-auto border-line',
        after === undefined ? '-mx-4 border-b px-4' : 'min-w-0 flex-1',
        sticky && 'sticky -top-1 z-10 bg-surface',
      )}
    >
      {tabs.map((tab) => {
        const chosen = tab.value === value
        return (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={children === undefined ? undefined : `${id}-tab-${tab.value}`}
            aria-selected={chosen}
            aria-controls={children === undefined ? undefined : `${id}-panel`}
            tabIndex={chosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={cx(
              'relative inline-flex min-h-12 shrink-0 items-center gap-2 whitespace-nowrap px-3 font-semibold eases -outline-offset-4',
              chosen ? 'text-brand' : 'text-ink-soft hover:text-ink',
            )}
          >
            {chosen && <span aria-hidden className="absolute inset-x-2 bottom-0 h-1 rounded-full bg-brand" />}
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && (
              <bdi
                className={cx(
                  'min-w-6 rounded-full px-1.5 text-center text-xs leading-5',
                  chosen ? 'bg-cloth text-on-cloth' : 'bg-sunken text-ink-soft',
                )}
              >
                {tab.count}
              </bdi>
            )}
          </button>
        )
      })}
    </div>
  )
  return (
    <>
      {after === undefined ? (
        row
      ) : (
        <div className="flex items-center border-line border-b">
          {row}
          {after}
        </div>
      )}
      {children !== undefined && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} className={panelClassName ?? 'pt-4'}>
          {children}
        </div>
      )}
    </>
  )
}
