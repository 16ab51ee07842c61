/** A form of the dialog that can be saved: a section of the shop's preferences, or a person's notification settings. */
export type Savable = {
  isDirty: boolean
  isSaving: boolean
  problem: { tone: 'error' | 'warning'; text: string } | null
  save(): void
  discard(): void
}

/** Combines several forms under one Save button. */
export const joinSavables = (...all: readonly Savable[]): Savable => ({
  isDirty: all.some(({ isDirty }) => isDirty),
  isSaving: all.some(({ isSaving }) => isSaving),
  problem: all.find(({ problem }) => problem)?.problem ?? null,
  save: () => {
    for (const one of all) if (one.isDirty) one.save()
  },
  discard: () => {
    for (const one of all) one.discard()
  },
})
