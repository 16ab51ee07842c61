import type { AuthDeps } from '../auth/index.ts'

/** What the profile module works with: a person proves who they are in the ways of the auth module. */
export type ProfileDeps = AuthDeps & {
  /** Drops this node's copy of a shop; copies elsewhere are refused by their version. */
  invalidateStore(storeId: string): void
}
