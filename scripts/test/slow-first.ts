import { BaseSequencer } from 'vitest/node'

/**
 * The files that take longest, the longest first; the others follow as Vitest orders them. One of these begun last would leave the other
 * core idle until its end, and a fresh clone has no earlier run that tells.
 */
const SLOW = [
  'fuzz.test.ts',
  'settlement.test.ts',
  'main.test.ts',
  'kill-server.test.ts',
  'inventory-races.test.ts',
  'start-embedded-postgres.test.ts',
  'routes.test.ts',
  'db.test.ts',
  'load-demo.test.ts',
  'search-golden.test.ts',
  'admin.test.ts',
  'razorpay.test.ts',
  'order-model.test.ts',
  'offline-queues.test.ts',
  'photo.test.ts',
  'same-answer.test.ts',
  'cross-site.test.ts',
  'guessing.test.ts',
  'backup.test.ts',
  'match-credits.test.ts',
  'invoice.test.ts',
]

const rank = ({ moduleId }: { moduleId: string }): number => {
  const at = SLOW.indexOf(moduleId.split('/').at(-1) ?? '')
  return at < 0 ? SLOW.length : at
}

type Specifications = Parameters<BaseSequencer['sort']>[0]

/** The order of test files: project by project, those with a database first, so that the small files of the others fill the end. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: Specifications): Promise<Specifications> {
    const usual = await super.sort(files)
    const projects = [...new Set(usual.map(({ project }) => project.name))]
    const place = (name: string) => (name.startsWith('server') ? -1 : projects.indexOf(name))
    return usual.sort((a, b) => place(a.project.name) - place(b.project.name) || rank(a) - rank(b))
  }
}
