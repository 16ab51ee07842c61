/** Eighteen months after the publication of the DPDP Rules 2025: rule 8(3) begins (decision 058). */
const RECORDS_RULE_FROM = '2027-05-13T00:00:00+05:30'

/** What is sealed when a person is erased: the account, and each order. */
export const SEALED_KINDS = ['account', 'order'] as const
export type SealedKind = (typeof SEALED_KINDS)[number]

/** Until when a record is kept: a year after its last processing. The 29th of February ends on the 1st of March. */
export const computeSealedUntil = (processedAt: Date): Date => {
  const until = new Date(processedAt)
  until.setUTCFullYear(until.getUTCFullYear() + 1)
  return until
}

/** Whether the law asks to keep a copy of what is erased now: the rule has begun, and its year is not over. */
export const isSealedAt = (now: Date, processedAt: Date): boolean =>
  now.getTime() >= Date.parse(RECORDS_RULE_FROM) && computeSealedUntil(processedAt).getTime() > now.getTime()
