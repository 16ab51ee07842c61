import type { PreferencesReply } from './api/preferences.ts'

/** Props of every section of the dialog. */
export type SectionProps = { reply: PreferencesReply; isOwner: boolean; onDirty: (isDirty: boolean) => void }
