import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { pageRule } from './page-rule.ts'
import type { Paper } from './paper.ts'
import sheetRules from './sheet.css?inline'

type SheetProps = {
  paper: Paper
  /** File name of the PDF; the page title by default. */
  title?: string | undefined
  onDone(): void
  children: ReactNode
}

const styleOf = (rules: string): CSSStyleSheet => {
  const style = new CSSStyleSheet()
  style.replaceSync(rules)
  return style
}

/**
 * Prepares the document for printing: page rule, paper size, light colours and file name. Returns the function that reverts it.
 */
const dressPage = (sheet: HTMLElement | null, paper: Paper, title: string | undefined): (() => void) => {
  const [before, name] = [[...document.adoptedStyleSheets], document.title]
  const { dataset } = document.documentElement
  const { theme } = dataset
  const rules = styleOf(sheetRules)
  document.adoptedStyleSheets = [...before, rules]
  const height = sheet?.getBoundingClientRect().height ?? 0
  document.adoptedStyleSheets = [...before, rules, styleOf(pageRule(paper, height))]
  if (title) document.title = title
  if (theme) dataset.theme = 'light'
  return () => {
    document.adoptedStyleSheets = before
    document.title = name
    if (theme) dataset.theme = theme
  }
}

/**
 * Prints its children through the browser's print dialog and unmounts afterwards. It is visible only in print. The browser shapes
 * every Indian script correctly, which printers and PDF libraries do not; 'Save as PDF' is one of its printers.
 */
export const PrintSheet = ({ paper, title, onDone, children }: SheetProps) => {
  const sheet = useRef<HTMLDivElement>(null)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    const undress = dressPage(sheet.current, paper, title)
    const finish = () => done.current()
    addEventListener('afterprint', finish, { once: true })
    const timer = setTimeout(() => print())
    return () => {
      clearTimeout(timer)
      removeEventListener('afterprint', finish)
      undress()
    }
  }, [paper, title])
  return createPortal(
    <div ref={sheet} className="sheet" data-paper={paper}>
      {children}
    </div>,
    document.body,
  )
}
