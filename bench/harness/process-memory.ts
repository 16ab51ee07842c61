import { execFileSync } from 'node:child_process'

/** Resident memory of a process in MiB, as the system reports it. */
export const residentMib = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024

/** Samples the memory of a process while `work` runs; returns the maximum. */
export const peakMibDuring = async (pid: number, work: () => Promise<unknown>): Promise<number> => {
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, residentMib(pid))
  }, 250)
  try {
    await work()
  } finally {
    clearInterval(look)
  }
  return Math.max(peak, residentMib(pid))
}
