import { CONSENT_TEXT_VERSIONS, isNewDecision } from '@jhola/contract/profile/consents'
import type { ConsentKind } from '@jhola/contract/profile/schema'
import type { Sql } from '../../../platform/db/sql.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/http/caller/actor.ts'
import type { ProfileDeps } from '../deps.ts'
import { lockPerson } from '../people.repo.ts'
import { insertConsent, listLastConsents } from './consents.repo.ts'

/** Records a decision with its time, the device, the version and the language of the text; earlier ones stay. */
export const decideConsent = async (
  { ids, clock }: ProfileDeps,
  tx: Sql,
  { user_id, device }: Pick<Actor, 'user_id' | 'device'>,
  { kind, is_given, language }: { kind: ConsentKind; is_given: boolean; language: string },
): Promise<void> => {
  if (!(await lockPerson(tx, user_id))) throw new AppError('auth.required')
  const last = (await listLastConsents(tx, user_id)).find((row) => row.kind === kind)
  if (!isNewDecision(last, is_given)) return
  const text_version = CONSENT_TEXT_VERSIONS[kind]
  const decided_at = clock.now()
  await insertConsent(tx, { consent_id: ids.uuid(), user_id, kind, is_given, text_version, language, device, decided_at })
}
