/** Something of the dialog that can be saved: a part of the shop's preferences, or what a person wants to hear. */
export type Savable = {
  isDirty: boolean
  isSaving: boolean
  problem: { tone: 'error' | 'warning'; text: string } | null
  save(): void
  discard(): void
}

/** Several of them behind one Save. */
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
