import { SkeletonCards } from '../shared/ui/skeleton.tsx'

/** Stands where a screen is about to be. */
export const PageWaiting = () => (
  <main className="mx-auto w-full max-w-5xl p-4" aria-busy="true">
    <SkeletonCards count={4} />
  </main>
)
