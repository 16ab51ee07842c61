import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NOTICE_VERSION } from '@jhola/contract/privacy/notice'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { statementsOf } from '../../platform/db/statement.ts'
import type { Statements } from './statements.sql.ts'

const { statement } = statementsOf<Statements>('privacy')

const INSERT_NOTICE_VERSIONS = statement(
  'insert_notice_versions',
  `INSERT INTO notice_versions (version, language, text_hash, text, shown_from)
     SELECT version, language, text_hash, text, shown_from FROM json_populate_recordset(NULL::notice_versions, :notices::json)
     ON CONFLICT DO NOTHING`,
)

/** The notice in every language, as the web app shows it. */
const readNotices = (locales: string): { language: string; text: string }[] => {
  const languages = existsSync(locales) ? readdirSync(locales) : []
  return languages
    .map((language) => ({ language, file: join(locales, language, 'notice.json') }))
    .filter(({ file }) => existsSync(file))
    .map(({ language, file }) => ({ language, text: readFileSync(file, 'utf8') }))
}

/**
 * Keeps the words of the privacy notice from the moment on which this server first shows them, so that what anybody was told at
 * any time can be proven (DPDP Act 2023, s. 6(10)). Words that are stored already stay as they are.
 */
export const recordNoticeVersions = async (sql: Sql, clock: Clock, locales: string): Promise<void> => {
  const notices = readNotices(locales).map(({ language, text }) => ({
    version: NOTICE_VERSION,
    language,
    text,
    text_hash: createHash('sha256').update(text).digest('hex'),
    shown_from: clock.now().toISOString(),
  }))
  await sql.run(INSERT_NOTICE_VERSIONS, { notices: JSON.stringify(notices) })
}
