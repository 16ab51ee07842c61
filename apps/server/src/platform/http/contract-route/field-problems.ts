import type { FieldProblem } from '@jhola/contract/error-details'
import type { z } from 'zod'
import type { Messages } from '../../i18n.ts'

type Issue = z.core.$ZodIssue

/** Stands for zod's default messages, which are written for programmers. A schema's own message replaces it. */
const GENERIC = '\u0000'
/** Given to every parse, so that zod does not build messages that are never shown. */
export const genericMessages = { error: () => GENERIC, reportInput: true } as const

const tooSmallCode = ({ origin }: { origin: string }) =>
  origin === 'string' ? 'too_short' : origin === 'array' ? 'list_too_short' : 'too_small'
const tooBigCode = ({ origin }: { origin: string }) =>
  origin === 'string' ? 'too_long' : origin === 'array' ? 'list_too_long' : 'too_big'

/** Our code for the problem, as screens know it. */
const codeOf = (issue: Issue): string => {
  if (issue.code === 'too_small') return tooSmallCode(issue)
  if (issue.code === 'too_big') return tooBigCode(issue)
  if (issue.code === 'unrecognized_keys') return 'unknown'
  if (issue.code === 'invalid_value') return issue.input === undefined ? 'required' : 'not_allowed'
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'required' : 'wrong_type'
  return 'invalid'
}

/** A union fails with the problems of every branch. The branch with the fewest problems is the one that the caller meant. */
const closestBranch = (branches: readonly Issue[][]): Issue[] => {
  const distance = (issues: readonly Issue[]): number =>
    issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0)
  return branches.toSorted((a, b) => distance(a) - distance(b))[0] ?? []
}

const flattenIssue = (issue: Issue, prefix: readonly PropertyKey[]): Issue[] => {
  const path = [...prefix, ...issue.path]
  if (issue.code === 'invalid_union' && issue.errors.length > 0 && issue.message === GENERIC) {
    return closestBranch(issue.errors).flatMap((inner) => flattenIssue(inner, path))
  }
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ ...issue, path: [...path, key] }))
  return [{ ...issue, path }]
}

const PROBLEMS_MAX = 50

/** A problem before it is put into text: the values of its text, and the contract's own message if it has one. */
export type PlainProblem = { field: string; code: string; values: object; said?: string }

/** The issues that zod found, by field. */
export const toPlainProblems = (issues: readonly Issue[]): PlainProblem[] =>
  issues
    .flatMap((issue) => flattenIssue(issue, []))
    .slice(0, PROBLEMS_MAX)
    .map((issue) => ({
      field: issue.path.map(String).join('.'),
      code: codeOf(issue),
      values: issue,
      ...(issue.message === GENERIC ? {} : { said: issue.message }),
    }))

/** The same as the fields of `request.invalid`. */
export const toFieldProblems = (issues: readonly Issue[], texts: Messages, language: string): FieldProblem[] =>
  toPlainProblems(issues).map(({ field, code, values, said }) => ({
    field,
    code,
    message: texts.field(language, code, values, said),
  }))
