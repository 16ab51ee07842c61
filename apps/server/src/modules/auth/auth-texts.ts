import { fillText } from '@jhola/contract/errors'
import type { Language } from '@jhola/contract/shared/wire'

const EN = {
  code_sent: 'OTP sent successfully!',
  code_sms: '{code} is your Jhola code. It is valid for {minutes} minutes. Do not tell it to anybody.',
  signed_in: 'Login successful!',
  signed_out: 'Logged out successfully',
} as const

type TextKey = keyof typeof EN

const TEXTS: Partial<Record<Language, Record<TextKey, string>>> = {
  en: EN,
  hi: {
    code_sent: 'OTP भेज दिया गया!',
    code_sms: '{code} आपका झोला कोड है। यह {minutes} मिनट तक चलेगा। इसे किसी को न बताएं।',
    signed_in: 'लॉगिन सफल!',
    signed_out: 'लॉगआउट हो गया',
  },
}

/** What the auth calls say, in the caller's language where we have it, else in English. */
export const authText = (language: Language, key: TextKey, values?: Record<string, string | number>): string =>
  fillText(TEXTS[language]?.[key] ?? EN[key], values)
