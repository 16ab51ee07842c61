import type { Ref } from 'react'

type FileInputProps = {
  /** A button of the page presses it. */
  ref: Ref<HTMLInputElement>
  label: string
  accept: string
  onChoose(file: File | undefined): void
}

/** The browser's own chooser of one file, out of sight. The same file can be chosen again after it was dropped or mended. */
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
