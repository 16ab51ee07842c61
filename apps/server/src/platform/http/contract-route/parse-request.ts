import type { Route } from '@jhola/contract/route'
import type { Language } from '@jhola/contract/shared/wire'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Messages } from '../../i18n.ts'
import { genericMessages, toFieldProblems } from './field-problems.ts'

type Parts = { params: unknown; query: unknown; body: unknown }

/** An empty query parameter (`?status=`) means that nothing was chosen. */
const withoutEmpty = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
    : query

const hasFields = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** Parses a request strictly. Throws `request.invalid` with every invalid field of all parts. */
export const parseRequest = (route: Route, given: Parts, texts: Messages, language: Language): Parts => {
  const issues: z.core.$ZodIssue[] = []
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) {
      // A route without a body schema accepts no body. Some programs send `{}` for no body.
      if (hasFields(value))
        issues.push({ code: 'unrecognized_keys', keys: Object.keys(Object(value)), path: [], message: genericMessages.error() })
      return undefined
    }
    const parsed = schema.safeParse(value, genericMessages)
    if (parsed.success) return parsed.data
    issues.push(...parsed.error.issues)
    return undefined
  }
  const parts = {
    params: parse(route.params, given.params),
    query: parse(route.query, withoutEmpty(given.query)),
    body: parse(route.body, given.body ?? undefined),
  }
  if (issues.length > 0) throw new AppError('request.invalid', { fields: toFieldProblems(issues, texts, language) })
  return parts
}
