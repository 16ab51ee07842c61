/** `ok`: nothing to do. `note`: works, but somebody should know. `bad`: people will notice; the doctor's exit code is 1. */
export type FindingState = 'ok' | 'note' | 'bad'

/** One line of the doctor. `todo`: what the operator does about it. */
export type Finding = { topic: string; state: FindingState; text: string; todo?: string }

type Say = (text: string) => Finding
type SayWithRemedy = (text: string, todo: string) => Finding

/** The findings of one topic. */
export const findingsOn = (topic: string): { ok: Say; note: SayWithRemedy; bad: SayWithRemedy } => ({
  ok: (text) => ({ topic, state: 'ok', text }),
  note: (text, todo) => ({ topic, state: 'note', text, todo }),
  bad: (text, todo) => ({ topic, state: 'bad', text, todo }),
})

/** The text of an error in one line, without the values that it may quote. */
export const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'unknown'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : (cause.message.split('\n', 1)[0] ?? '')
}
