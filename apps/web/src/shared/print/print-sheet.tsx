import { type ReactNode, useEffect, useRef, useState } from 'react'
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

/** Adopts style rules. Returns the function that removes them. */
const adopt = (rules: string): (() => void) => {
  const style = new CSSStyleSheet()
  style.replaceSync(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
  }
}

/** Prepares the document for printing: page rule, light colours and file name. Returns the function that reverts it. */
const dressPage = (sheet: HTMLElement | null, paper: Paper, title: string | undefined): (() => void) => {
  const name = document.title
  const { dataset } = document.documentElement
  const { theme } = dataset
  const undress = adopt(pageRule(paper, sheet?.getBoundingClientRect().height ?? 0))
  if (title) document.title = title
  if (theme) dataset.theme = 'light'
  return () => {
    undress()
    document.title = name
    if (theme) dataset.theme = theme
  }
}

const PrintedSheet = ({ paper, title, onDone, children }: SheetProps) => {
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

/**
 * Prints its children through the browser's print dialog and unmounts afterwards. It is visible only in print. The browser shapes
 * every Indian script correctly, which printers and PDF libraries do not; 'Save as PDF' is one of its printers.
 */
export const PrintSheet = (props: SheetProps) => {
  const [hasRules, setHasRules] = useState(false)
  // Before the sheet is in the page: Chromium does not always apply the font size of rules that are adopted after an element.
  useEffect(() => {
    const remove = adopt(sheetRules)
    setHasRules(true)
    return remove
  }, [])
  return hasRules && <PrintedSheet {...props} />
}
