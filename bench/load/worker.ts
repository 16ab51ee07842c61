import { type ChildProcess, fork } from 'node:child_process'

/** A benchmark process that answers each message with one message. */
export type Worker<Job, Answer> = { ask(job: Job): Promise<Answer>; pid: number; end(): void }

type Reply<Answer> = { answer: Answer } | { error: string }

/** Starts a worker file on this Node. The worker gets `setup` as JSON in its first argument. */
export const startWorker = async <Job, Answer>(file: string, setup: unknown): Promise<Worker<Job, Answer>> => {
  const child: ChildProcess = fork(file, [JSON.stringify(setup)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const next = (): Promise<Reply<Answer>> =>
    new Promise((resolve, reject) => {
      const onExit = (code: number | null) => reject(new Error(`${file} ended with ${code}`))
      child.once('exit', onExit)
      child.once('message', (reply: Reply<Answer>) => {
        child.off('exit', onExit)
        resolve(reply)
      })
    })
  await next()
  return {
    pid: child.pid ?? 0,
    ask: async (job) => {
      const reply = next()
      child.send(job as object)
      const got = await reply
      if ('error' in got) throw new Error(got.error)
      return got.answer
    },
    end: () => {
      child.kill('SIGKILL')
    },
  }
}

/** The worker's side: runs its setup, then answers each job. It ends when its parent ends. */
export const serveWorker = async <Setup, Job, Answer>(
  prepare: (setup: Setup) => Promise<(job: Job) => Promise<Answer>>,
): Promise<void> => {
  const work = await prepare(JSON.parse(process.argv[2] ?? 'null') as Setup)
  process.on('disconnect', () => process.exit(0))
  process.on('message', (job: Job) => {
    work(job).then(
      (answer) => process.send?.({ answer }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  process.send?.({ answer: null })
}
