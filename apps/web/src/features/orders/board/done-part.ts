import { lazyPart } from '../../../shared/lazy/lazy-part.tsx'

/** What is finished is loaded after the work. */
export const DonePart = lazyPart(() => import('./done-cards.tsx').then((module) => module.DoneCards))
