import type { Language } from '@jhola/contract/shared/wire'
import { SPOKEN_PHRASES } from '@jhola/contract/spoken/parts'
import { hasVoice, speakNow } from '../voice/device-voice.ts'
import { sayNow } from '../voice/say.ts'

const SPEAKING = 'button, a[href], [role="tab"], label'
const LENGTH_MOST = 120

/** What a control is called: its spoken name, else its words. */
const nameOf = (control: Element): string => {
  const inner = control.querySelector('[aria-label]')
  const name = control.getAttribute('aria-label') ?? (control.textContent?.trim() || inner?.getAttribute('aria-label'))
  return (name ?? '').replace(/\s+/g, ' ').trim().slice(0, LENGTH_MOST)
}

/** What was touched says its name: in the device's voice, or in ours where it has none for the language and we have a clip. */
export const sayName = (target: EventTarget | null, language: Language, rate: number): void => {
  const control = target instanceof Element ? target.closest(SPEAKING) : null
  if (!control) return
  const lang = `${language}-IN`
  const phrase = SPOKEN_PHRASES.find((one) => one === control.getAttribute('data-says'))
  if (phrase && !hasVoice(lang)) void sayNow({ parts: [phrase], language, rate })
  else speakNow({ text: nameOf(control), lang, rate })
}
