import { type DragEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { FileInput } from './file-input.tsx'
import { Icon } from './icon.tsx'

type FileDropProps = {
  accept: string
  /** The chosen file, and its description. */
  file: File | null
  chosen: string
  words: { choose: string; chooseOther: string; drop: string; limits: string }
  onChoose: (file: File) => void
}

const MB = 1024 * 1024
const KB = 1024
/** `1.2 MB`, `12 KB`. */
export const sizeText = (bytes: number): string => (bytes >= MB ? `${(bytes / MB).toFixed(1)} MB` : `${Math.ceil(bytes / KB)} KB`)

/** Chooses one file, by a button or by drag and drop. */
export const FileDrop = ({ accept, file, chosen, words, onChoose }: FileDropProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (one: File | undefined) => one && onChoose(one)
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isHere)
  }
  return (
    <section
      aria-label={words.choose}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        take(event.dataTransfer.files[0])
      }}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center',
        isOver ? 'border-brand bg-brand-soft' : 'border-line-strong bg-sunken',
      )}
    >
      <Icon name={file ? 'table' : 'upload'} size="xl" className="text-brand" />
      {file && <p className="max-w-full break-words font-semibold">{chosen}</p>}
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {file ? words.chooseOther : words.choose}
      </Button>
      <p className="text-ink-soft text-sm">
        <span className="max-sm:hidden">{words.drop} · </span>
        {words.limits}
      </p>
      <FileInput ref={input} label={words.choose} accept={accept} onChoose={take} />
    </section>
  )
}
