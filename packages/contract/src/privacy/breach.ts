import { z } from 'zod'
import { LANGUAGES } from '../constants.ts'
import { type Language, requiredTextSchema } from '../shared/wire.ts'

/** What DPDP Rules 2025, rule 7(1) asks to tell those affected by a breach; (b) to (e) in order after the description. */
const wordsSchema = z.strictObject({
  /** Rule 7(1)(a): nature, extent and timing. */
  what: requiredTextSchema(600),
  effect: requiredTextSchema(600),
  measures: requiredTextSchema(600),
  advice: requiredTextSchema(600),
  contact: requiredTextSchema(200),
})
export type BreachWords = z.infer<typeof wordsSchema>

/** The file that the operator writes: English always, other languages where somebody could translate. */
export const breachNoticeSchema = z.strictObject({
  title: requiredTextSchema(120),
  known_at: z.iso.datetime({ offset: true }),
  words: z
    .partialRecord(z.enum(LANGUAGES), wordsSchema)
    .refine((words) => words.en !== undefined, { message: 'English is missing' }),
})
export type BreachNotice = z.infer<typeof breachNoticeSchema>

/** The words in a person's language; in English where they were not translated. */
export const pickWords = ({ words }: BreachNotice, language: string): { language: Language; words: BreachWords } | undefined => {
  const found = LANGUAGES.find((known) => known === language && words[known] !== undefined) ?? 'en'
  const picked = words[found]
  return picked && { language: found, words: picked }
}
