import { type ReactNode, useEffect, useState } from 'react'
import { SearchField } from '../ui/search-field.tsx'

const SEARCH_AFTER_MS = 300
const SEARCH_MAX = 80

type DebouncedSearchProps = {
  label: string
  placeholder?: string
  value: string
  onSearch(text: string): void
  /** A button at the end, such as a barcode scanner. */
  action?: ReactNode
}

/** A search field with debounce. `value` is the last submitted search; the server accepts 80 characters. */
export const DebouncedSearchField = ({ label, placeholder, value, onSearch, action }: DebouncedSearchProps) => {
  const [text, setText] = useState(value)
  const [reported, setReported] = useState(value)
  // The value changed elsewhere: the back button, or "show all".
  if (value !== reported) {
    setReported(value)
    setText(value)
  }
  useEffect(() => {
    const wanted = text.trim().slice(0, SEARCH_MAX)
    if (wanted === value) return
    const timer = setTimeout(() => {
      setReported(wanted)
      onSearch(wanted)
    }, SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  return <SearchField label={label} {...(placeholder ? { placeholder } : {})} value={text} onChange={setText} action={action} />
}
