import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { IconButton } from './icon-button.tsx'
import { useUiLabels } from './ui-labels.tsx'
import './sheets.css'

type SidePanelProps = {
  title: ReactNode
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  footer?: ReactNode
  /** What it shows: when this changes, the content starts at its top and the focus comes back to it. */
  shows: string
  onClose(): void
  children: ReactNode
}

/** Something over the page takes Escape first: a dialog, a menu, a list. */
const isCovered = (): boolean => document.querySelector('.jh-backdrop, [role="menu"], [role="listbox"]') !== null

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]')

/** Moves the focus into the panel, and back to where it came from when it closes. */
const useFocus = (shows: string) => {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each thing that it shows
  useEffect(() => {
    const { current } = panel
    if (!current) return
    if (!current.contains(document.activeElement)) opener.current = document.activeElement
    current.querySelector('h2')?.focus({ preventScroll: true })
    current.querySelector('.jh-sheet-body')?.scrollTo(0, 0)
  }, [shows])
  useEffect(() => {
    const { current } = panel
    return () => {
      const back = opener.current
      const isLost = document.activeElement === document.body || current?.contains(document.activeElement) === true
      if (isLost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [])
  return panel
}

/**
 * A panel at the end of a wide page. It is no modal: the page beside it becomes narrower and goes on working. Escape closes it, except
 * in a field of the page.
 */
export const SidePanel = ({ title, footer, shows, onClose, children }: SidePanelProps) => {
  const labels = useUiLabels()
  const titleId = useId()
  const panel = useFocus(shows)
  useEffect(() => {
    document.documentElement.dataset.panel = ''
    return () => {
      delete document.documentElement.dataset.panel
    }
  }, [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return
    if (isTypedInto(event.target) && !panel.current?.contains(event.target as Node)) return
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={panel} role="dialog" aria-labelledby={titleId} className="jh-sheet jh-panel">
      <div className="jh-sheet-head">
        <div>
          <h2 id={titleId} tabIndex={-1} className="jh-sheet-title outline-none">
            {title}
          </h2>
        </div>
        <IconButton icon="x" label={labels.close} onClick={onClose} />
      </div>
      <div className="jh-sheet-body">{children}</div>
      {footer && <div className="jh-sheet-foot">{footer}</div>}
    </div>
  )
}
