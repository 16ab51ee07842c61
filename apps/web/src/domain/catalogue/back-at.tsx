import { useArea } from '../../shared/i18n/use-area.ts'
import { useBackText } from './use-back-text.ts'

/**
 * When a product is there again: "Back Friday". Its texts are loaded with the first product that needs them; until then, and for a time
 * that has come, `otherwise` is shown.
 */
export const BackAt = ({ at, otherwise }: { at: string; otherwise: string }) => {
  const hasTexts = useArea('stores.trust')
  const backText = useBackText()
  return hasTexts ? (backText(at) ?? otherwise) : otherwise
}
