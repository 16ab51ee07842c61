import { lazyPart } from '../../shared/lazy/lazy-part.tsx'

const BackText = lazyPart(() => import('./back-at.tsx').then((module) => module.BackAt))

/**
 * When a product is there again: "Back Friday". Loaded with the first product that needs it, because the pages of customers are small; until
 * then, and for a time that has come, `otherwise` is shown.
 */
export const BackPart = ({ at, otherwise }: { at: string; otherwise: string }) => (
  <BackText part={{ at, otherwise }} whileLoading={otherwise} otherwise={otherwise} />
)
