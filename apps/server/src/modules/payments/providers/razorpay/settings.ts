import { z } from 'zod'

/** An account at Razorpay. `webhookSecrets`: the current one first; retries of older webhooks still use the previous one. */
export type RazorpaySettings = { keyId: string; keySecret: string; webhookSecrets: readonly string[]; url: string }

const secret = z.string().regex(/^[\x21-\x7e]{8,200}$/, 'must be 8 to 200 visible characters without a space')

/** The environment variables of Razorpay; without them it is off. */
export const razorpayEnvironment = {
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_(test|live)_[A-Za-z0-9]{4,60}$/, 'must be a key id of Razorpay, beginning with rzp_test_ or rzp_live_')
    .optional(),
  RAZORPAY_KEY_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(secret).min(1).max(3))
    .optional(),
  RAZORPAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).default('https://api.razorpay.com'),
}

type RazorpayEnvironment = {
  RAZORPAY_KEY_ID?: string | undefined
  RAZORPAY_KEY_SECRET?: string | undefined
  RAZORPAY_WEBHOOK_SECRET?: string[] | undefined
  RAZORPAY_URL: string
}

/** All three variables or none. Returns one line about the missing ones. */
export const findMissingRazorpay = (env: RazorpayEnvironment): string | undefined => {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const
  const given = names.find((name) => env[name] !== undefined)
  const missing = names.find((name) => env[name] === undefined)
  return given && missing ? `${missing} must be set when ${given} is` : undefined
}

export const toRazorpaySettings = (env: RazorpayEnvironment): RazorpaySettings | undefined => {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecrets } = env
  if (!keyId || !keySecret || !webhookSecrets) return undefined
  return { keyId, keySecret, webhookSecrets, url: env.RAZORPAY_URL.replace(/\/+$/, '') }
}
