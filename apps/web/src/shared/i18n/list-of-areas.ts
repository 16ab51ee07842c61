/** Which files of texts there are; `base`: areas that stand in one file. */
export type ListOfAreas = {
  areas: Record<string, () => Promise<{ default: unknown }>>
  base?: () => Promise<{ texts: Readonly<Record<string, unknown>> }>
}
