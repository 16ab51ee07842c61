import { apiQuery } from '../../shared/api/api-query.ts'

/** Detects a development server by its outbox: in production the route does not exist, and this query fails. */
export const developmentQuery = { ...apiQuery('GET /dev/outbox', { query: { to: 'nobody' } }), retry: false }
