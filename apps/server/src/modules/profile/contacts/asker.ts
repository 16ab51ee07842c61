import type { Language } from '@jhola/contract/shared/wire'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { Asker as Browser } from '../../../platform/http/caller/device-cookie.ts'

/** The caller with their device, address and language. */
export type Asker = { actor: Actor; device: string; ip: string; asker: Browser; language: Language }
