import { createContext, type ReactNode, useContext } from 'react'

/** Labels that our components show by themselves, in the reader's language. */
export type UiLabels = {
  back: string
  close: string
  retry: string
  loading: string
  clear: string
  optional: string
  add: string
  increase: (name: string) => string
  decrease: (name: string) => string
  remove: (name: string) => string
  rowsPerPage: string
  pages: string
  firstPage: string
  previousPage: string
  nextPage: string
  lastPage: string
  selectAll: string
  selectRow: (name: string) => string
  messages: string
}

const ENGLISH: UiLabels = {
  back: 'Back',
  close: 'Close',
  retry: 'Retry',
  loading: 'Loading',
  clear: 'Clear',
  optional: 'optional',
  add: 'Add',
  increase: (name) => `Increase ${name}`,
  decrease: (name) => `Decrease ${name}`,
  remove: (name) => `Remove ${name}`,
  rowsPerPage: 'Rows per page:',
  pages: 'Pages',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  selectAll: 'Select all on this page',
  selectRow: (name) => `Select ${name}`,
  messages: 'Messages',
}

const UiLabelsContext = createContext<UiLabels>(ENGLISH)

/** Provides the labels of the current language. Set once, by the app's providers. */
export const UiLabelsProvider = ({ labels, children }: { labels: UiLabels; children: ReactNode }) => (
  <UiLabelsContext value={labels}>{children}</UiLabelsContext>
)

/** The labels of the current language; English outside a provider. */
export const useUiLabels = (): UiLabels => useContext(UiLabelsContext)
