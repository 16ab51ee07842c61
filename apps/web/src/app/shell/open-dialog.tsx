import { LooksDialog } from './looks-dialog.tsx'
import { MoreSheet } from './more-sheet.tsx'
import type { ShellDialog } from './shell-dialogs.ts'
import { SignOutDialog } from './sign-out-dialog.tsx'

const DIALOGS = { more: MoreSheet, looks: LooksDialog, 'sign-out': SignOutDialog } as const

/** The dialogs of the shell, downloaded with the first of them. */
export const OpenDialog = ({ dialog, onClose }: { dialog: Exclude<ShellDialog, 'search'>; onClose(): void }) => {
  const Shown = DIALOGS[dialog]
  return <Shown onClose={onClose} />
}
