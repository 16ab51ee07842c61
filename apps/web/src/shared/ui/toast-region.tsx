import { useCallback, useSyncExternalStore } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { noMessages, type ShownMessage } from './message-store.ts'
import { type MessageAction, snackbars, toasts } from './toast.ts'
import type { Tone } from './tones.ts'
import { useUiLabels } from './ui-labels.tsx'
import { useTimedDismiss } from './use-timed-dismiss.ts'

const TOAST_MS = 4_000
const SNACKBAR_MS = 3_000

const SIGNS: Record<Tone, { icon: IconName; colour: string }> = {
  success: { icon: 'check-circle', colour: 'text-success' },
  warning: { icon: 'alert', colour: 'text-warning' },
  error: { icon: 'x-circle', colour: 'text-error' },
  primary: { icon: 'info', colour: 'text-brand' },
  neutral: { icon: 'info', colour: 'text-ink-soft' },
}

const Action = ({ action, onDone }: { action: MessageAction; onDone: () => void }) => (
  <button
    type="button"
    className="min-h-11 shrink-0 rounded-md px-3 font-bold underline underline-offset-4"
    onClick={() => {
      action.run()
      onDone()
    }}
  >
    {action.label}
  </button>
)

const Toast = ({ message }: { message: ShownMessage<{ tone: Tone; action?: MessageAction | undefined }> }) => {
  const labels = useUiLabels()
  const dismiss = useCallback(() => toasts.dismiss(message.id), [message.id])
  const hold = useTimedDismiss(dismiss, TOAST_MS)
  const { icon, colour } = SIGNS[message.tone]
  return (
    <div
      {...hold}
      role={message.tone === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex animate-rise flex-wrap items-center gap-x-3 rounded-lg border border-line bg-surface py-1 ps-4 pe-1 shadow-high"
    >
      <Icon name={icon} size="md" className={colour} />
      <p className="min-w-min flex-1 py-2 font-medium">{message.text}</p>
      {message.action && (
        <button
          type="button"
          className="min-h-11 rounded-md px-3 font-bold text-brand hover:bg-brand-soft"
          onClick={() => {
            message.action?.run()
            dismiss()
          }}
        >
          {message.action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={labels.close}
        onClick={dismiss}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken"
      >
        <Icon name="x" />
      </button>
    </div>
  )
}

/** Container of the toasts: the top corner at the end of the line. Mount it once in the app's shell. */
export const ToastRegion = () => {
  const labels = useUiLabels()
  const messages = useSyncExternalStore(toasts.subscribe, toasts.messages, noMessages)
  return (
    <section
      aria-label={labels.messages}
      aria-live="polite"
      className="pointer-events-none fixed end-4 top-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-2 print:hidden"
    >
      {messages.map((message) => (
        <Toast key={message.id} message={message} />
      ))}
    </section>
  )
}

const Snackbar = ({ message }: { message: ShownMessage<{ action?: MessageAction | undefined }> }) => {
  const dismiss = useCallback(() => snackbars.dismiss(message.id), [message.id])
  const hold = useTimedDismiss(dismiss, SNACKBAR_MS)
  return (
    <div
      {...hold}
      className="pointer-events-auto flex min-h-13 animate-rise items-center gap-2 rounded-lg bg-ink ps-5 pe-2 text-paper shadow-high"
    >
      <p className="flex-1 py-2 pe-3 font-medium">{message.text}</p>
      {message.action && <Action action={message.action} onDone={dismiss} />}
    </div>
  )
}

/** Container of the snackbar: at the bottom, above a bottom bar. Mount it once in the app's shell. */
export const SnackbarRegion = () => {
  const messages = useSyncExternalStore(snackbars.subscribe, snackbars.messages, noMessages)
  return (
    <div role="status" className="pointer-events-none above-nav fixed inset-x-4 bottom-26 z-50 flex justify-center print:hidden">
      {messages.map((message) => (
        <Snackbar key={message.id} message={message} />
      ))}
    </div>
  )
}
