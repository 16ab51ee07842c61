/** The list of text files; `base`: areas combined in one file. */
export type ListOfAreas = {
  areas: Record<string, () => Promise<{ default: unknown }>>
  base?: () => Promise<{ texts: Readonly<Record<string, unknown>> }>
}
