import { PICTURE_TYPES } from '@jhola/contract/media/pictures'
import { QUICK_REPLIES, type QuickReply, type ThreadSide } from '@jhola/contract/orders/thread/quick-replies'
import { MESSAGE_MAX } from '@jhola/contract/orders/thread/rules'
import { type FormEvent, useRef, useState } from 'react'
import { useChosenPhoto } from '../../../shared/files/use-chosen-photo.ts'
import { useT } from '../../../shared/i18n/i18n-context.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { FileInput } from '../../../shared/ui/file-input.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { TextField } from '../../../shared/ui/text-field.tsx'

type ComposerProps = {
  side: ThreadSide
  onWrite(said: { text: string } | { quick: QuickReply }): void
  onPhoto(photo: Blob): Promise<boolean>
  isSendingPhoto: boolean
}

/** One line of the usual replies, which scrolls to the side. */
const Quick = ({ side, onWrite }: Pick<ComposerProps, 'side' | 'onWrite'>) => {
  const { t } = useT()
  return (
    <ul className="flex gap-2 overflow-x-auto pb-1" aria-label={t('tracking.later.thread.usual')}>
      {QUICK_REPLIES[side].map((quick) => (
        <li key={quick} className="shrink-0">
          <Button variant="secondary" size="sm" onClick={() => onWrite({ quick })}>
            {t(`tracking.later.thread.quick.${quick}`)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** A usual reply, words, or a photo that is seen before it is sent. */
export const ThreadComposer = ({ side, onWrite, onPhoto, isSendingPhoto }: ComposerProps) => {
  const { t } = useT()
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { chosen, problem, choose, drop } = useChosenPhoto()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!text.trim()) return
    onWrite({ text: text.trim() })
    setText('')
  }
  if (chosen)
    return (
      <div className="grid gap-3">
        <img
          src={chosen.url}
          alt={t('tracking.later.thread.photo')}
          className="h-40 justify-self-start rounded-md object-contain"
        />
        <div className="flex flex-wrap gap-2">
          <Button
            icon="check"
            loading={isSendingPhoto}
            onClick={async () => {
              if (await onPhoto(chosen.file)) drop()
            }}
          >
            {t('tracking.later.thread.sendPhoto')}
          </Button>
          <Button variant="ghost" onClick={drop}>
            {t('common.clear')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-2">
      <Quick side={side} onWrite={onWrite} />
      <form onSubmit={submit} className="flex items-end gap-1">
        <TextField
          label={t('tracking.later.thread.write')}
          hideLabel
          placeholder={t('tracking.later.thread.write')}
          maxLength={MESSAGE_MAX}
          autoComplete="off"
          dir="auto"
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...(problem && { error: t('tracking.later.thread.photoBad') })}
          className="min-w-0 flex-1"
        />
        <IconButton icon="camera" label={t('tracking.later.thread.addPhoto')} onClick={() => input.current?.click()} />
        <Button type="submit" disabled={!text.trim()}>
          {t('tracking.later.thread.send')}
        </Button>
      </form>
      <FileInput
        ref={input}
        label={t('tracking.later.thread.addPhoto')}
        accept={PICTURE_TYPES.join()}
        onChoose={(file) => void choose(file)}
      />
    </div>
  )
}
