import type { Ref } from 'react'

type FileInputProps = {
  /** Pressed by a button of the page. */
  ref: Ref<HTMLInputElement>
  label: string
  accept: string
  onChoose(file: File | undefined): void
}

/** The browser's file chooser, visually hidden. The same file can be chosen again after it was removed or corrected. */
export const FileInput = ({ ref, label, accept, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    className="sr-only"
    tabIndex={-1}
    aria-label={label}
    accept={accept}
    onChange={(event) => {
      onChoose(event.target.files?.[0])
      event.target.value = ''
    }}
  />
)
