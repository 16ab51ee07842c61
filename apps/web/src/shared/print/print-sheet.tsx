import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { type Paper, pageRule } from './paper.ts'

type SheetProps = { paper: Paper; onDone(): void; children: ReactNode }

/**
 * Prints its children through the browser's own dialog and is gone afterwards. Only the printer sees it: the browser shapes
 * every Indian script right, which printers and PDF libraries do not; 'Save as PDF' is one of its printers.
 */
export const PrintSheet = ({ paper, onDone, children }: SheetProps) => {
  const sheet = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const rule = new CSSStyleSheet()
    rule.replaceSync(pageRule(paper, sheet.current?.getBoundingClientRect().height ?? 0))
    const before = [...document.adoptedStyleSheets]
    document.adoptedStyleSheets = [...before, rule]
    const finish = () => done.current()
    addEventListener('afterprint', finish, { once: true })
    const timer = setTimeout(() => print())
    return () => {
      clearTimeout(timer)
      removeEventListener('afterprint', finish)
      document.adoptedStyleSheets = before
    }
  }, [paper])
  return createPortal(
    <div ref={sheet} className="sheet" data-paper={paper} aria-hidden="true">
      {children}
    </div>,
    document.body,
  )
}
