import type { AuthDeps } from '../auth/index.ts'

/** Dependencies of the profile module; users verify themselves with the auth module. */
export type ProfileDeps = AuthDeps & {
  /** Invalidates this node's cached copy of a shop; other nodes' copies fail the version check. */
  invalidateStore(storeId: string): void
}
