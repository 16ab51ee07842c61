import { apiQuery } from '../../shared/api/api-query.ts'

/** Whether this is a development server its outbox tells: in production it does not exist, and this query fails. */
export const developmentQuery = { ...apiQuery('GET /dev/outbox', { query: { to: 'nobody' } }), retry: false }
