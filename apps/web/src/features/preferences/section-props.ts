import type { PreferencesReply } from './api/preferences.ts'

/** What every section of the dialog is given. */
export type SectionProps = { reply: PreferencesReply; isOwner: boolean; onDirty: (isDirty: boolean) => void }
