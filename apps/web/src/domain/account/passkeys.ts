import { ApiError, type ApiReply } from '../../shared/api/api-client.ts'

type Options = ApiReply<'POST /auth/passkeys/options'>['options']

/** Downloaded only when a passkey is added or used. */
const library = () => import('@simplewebauthn/browser')

/** Passkeys belong to a host name: browsers refuse them at an IP address, and on pages without https. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  !/^(\[.*\]|[\d.]+)$/.test(location.hostname)

/** The browser's dialog for a new passkey. Rejects when the person closes it. */
export const createPasskey = async (options: Options) =>
  // @NOTE the server's options, made by the same library.
  (await library()).startRegistration({ optionsJSON: options as never })

/** The browser's dialog for a passkey of this site. Rejects when the person closes it. */
export const signWithPasskey = async (options: Options) =>
  (await library()).startAuthentication({ optionsJSON: options as never })

/** Offers passkeys among the suggestions of a field, where the browser can; waits until one is chosen. */
export const suggestPasskeys = async (options: Options) =>
  (await library()).startAuthentication({
    optionsJSON: options as never,
    useBrowserAutofill: true,
    verifyBrowserAutofillInput: false,
  })

/** Whether the browser can offer passkeys among the suggestions of a field. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false)) === true

/** Ends waiting suggestions, when their page is left. */
export const endSuggestions = async (): Promise<void> => (await library()).WebAuthnAbortService.cancelCeremony()

/** The person closed the browser's dialog, or this device has no passkey: nothing is broken, and nothing is said. */
export const isDialogClosed = (error: unknown): boolean => !(error instanceof ApiError)
