/** Meaning of a colour. `primary` is information and progress, never money or danger. */
export type Tone = 'success' | 'warning' | 'error' | 'primary' | 'neutral'

/** Light background with readable text, for chips and notices. */
export const TONE_SOFT: Record<Tone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  error: 'bg-error-soft text-error',
  primary: 'bg-brand-soft text-brand',
  neutral: 'bg-sunken text-ink-soft',
}

/** Full colour, for counts and markers. */
export const TONE_SOLID: Record<Tone, string> = {
  success: 'bg-success text-on-success',
  warning: 'bg-warning text-on-warning',
  error: 'bg-error text-on-error',
  primary: 'bg-cloth text-on-cloth',
  neutral: 'bg-ink-soft text-surface',
}
