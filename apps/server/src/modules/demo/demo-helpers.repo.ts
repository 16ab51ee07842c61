import type { StaffRole } from '@jhola/contract/staff/roles'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('demo')

type Member = { user: { user_id: string; name: string; created_at: string }; role: StaffRole }

const INSERT_HELPERS = statement(
  'insert_helpers',
  `INSERT INTO memberships (store_id, user_id, role, staff_role, name, created_at, joined_at)
     SELECT :store_id, r.user_id, 'store_staff', r.staff_role, r.name, r.created_at, r.created_at
     FROM json_to_recordset(:rows::json) AS r (user_id uuid, staff_role text, name text, created_at timestamptz)`,
)

/** The people of a shop with their roles; they count as signed in before, so nobody has to accept an invitation. */
export const insertHelpers = (tx: Sql, storeId: string, helpers: readonly Member[]): Promise<number> =>
  tx.run(INSERT_HELPERS, {
    store_id: storeId,
    rows: JSON.stringify(
      helpers.map(({ user, role }) => ({
        user_id: user.user_id,
        staff_role: role,
        name: user.name,
        created_at: user.created_at,
      })),
    ),
  })
