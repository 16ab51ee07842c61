import { LANGUAGES } from '@jhola/contract/constants'
import { LABEL_PAPER_KEYS, type LabelPaperKey } from '@jhola/contract/inventory/labels/label-sheet'
import type { Language } from '@jhola/contract/shared/wire'
import { createStoredValue } from '../../../shared/device-store/stored-value.ts'

/** Label print settings of this device, for the printer connected to it. `language`: of the name above the English one. */
export type LabelSettings = { paper: LabelPaperKey; language: Language | null }

const parse = (found: unknown): LabelSettings | undefined => {
  if (typeof found !== 'object' || found === null) return undefined
  // @NOTE each field is checked right here
  const { paper, language } = found as Partial<LabelSettings>
  return {
    paper: LABEL_PAPER_KEYS.find((one) => one === paper) ?? 'roll-50x25',
    language: LANGUAGES.find((one) => one === language) ?? null,
  }
}

export const USUAL_LABELS: LabelSettings = { paper: 'roll-50x25', language: null }
export const labelSettingsStore = createStoredValue<LabelSettings>('labels', USUAL_LABELS, parse)
