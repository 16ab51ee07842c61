import type { ConsentKind } from './schema.ts'

/**
 * Which version of the words people read when they decide (profile.json, `consentHint`). It goes up when the words come to mean
 * something else: who agreed to less has not agreed to more.
 */
export const CONSENT_TEXT_VERSIONS: Record<ConsentKind, number> = { marketing_messages: 1, order_updates_whatsapp: 1 }

/** A yes or no with the version of the words that it answered. */
export type ConsentDecision = { kind: ConsentKind; is_given: boolean; text_version: number }

/** Does a yes still stand? One that was given to other words does not. */
export const isConsentStanding = ({ kind, is_given, text_version }: ConsentDecision): boolean =>
  is_given && text_version === CONSENT_TEXT_VERSIONS[kind]

/** Is a new decision worth keeping beside the last one? The same answer to the same words is not said twice. */
export const isNewDecision = (last: ConsentDecision | undefined, is_given: boolean): boolean =>
  last === undefined || last.is_given !== is_given || last.text_version !== CONSENT_TEXT_VERSIONS[last.kind]
