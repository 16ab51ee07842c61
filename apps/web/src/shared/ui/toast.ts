import { createMessageStore } from './message-store.ts'
import type { Tone } from './tones.ts'

export type MessageAction = { label: string; run: () => void }

/** Toasts on screen; only `ToastRegion` reads them. */
export const toasts = createMessageStore<{ tone: Tone; action?: MessageAction | undefined }>(4)
/** The snackbar's message; only `SnackbarRegion` reads it. */
export const snackbars = createMessageStore<{ action?: MessageAction | undefined }>(1)

const show = (tone: Tone) => (text: string, action?: MessageAction) => toasts.show({ text, tone, action })

/**
 * A message in the top corner for 4 s: `toast.success('Saved')`. Callable from anywhere in the browser. Returns the id for
 * `dismiss`.
 */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('primary'),
  dismiss: toasts.dismiss,
}

/** A message at the bottom for 3 s, with at most one action: `snackbar('Added to cart', { label: 'Undo', run })`. */
export const snackbar = (text: string, action?: MessageAction): number => snackbars.show({ text, action })
