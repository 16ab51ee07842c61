import { apiQuery } from '../../shared/api/api-query.ts'

export const factorsQuery = apiQuery('GET /auth/factors', {})
export const meQuery = apiQuery('GET /auth/me', {})
