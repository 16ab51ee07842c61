/** The shop's bell, synthesized with Web Audio: no download, and it rings offline. */
export type Bell = {
  /** Must be called in a tap handler: browsers lock sound until then. Rings once as a test. Resolves to true when sound works. */
  unlock(): Promise<boolean>
  /** The same without a test: it may be called at any time, and works where the browser allows sound. */
  wake(): Promise<boolean>
  ring(): void
  isUnlocked(): boolean
  /** Releases the device's sound. `unlock` acquires it again. */
  close(): void
  /** Subscribes to the lock state: the device may lock the sound again (a call, a sleeping tablet) or release it. */
  subscribe(listener: () => void): () => void
}

/** The sound of a struck bell: its tone and two overtones, each fading out. */
const PARTIALS = [
  { ratio: 1, gain: 0.5 },
  { ratio: 2.76, gain: 0.25 },
  { ratio: 5.4, gain: 0.12 },
] as const
const STRIKES = [
  { atSeconds: 0, hertz: 880 },
  { atSeconds: 0.22, hertz: 1174 },
  { atSeconds: 0.6, hertz: 880 },
  { atSeconds: 0.82, hertz: 1174 },
] as const
const DECAY_SECONDS = 0.9
const SILENCE = 0.001

const strike = (context: AudioContext, hertz: number, at: number): void => {
  for (const { ratio, gain } of PARTIALS) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.frequency.value = hertz * ratio
    volume.gain.setValueAtTime(gain, at)
    volume.gain.exponentialRampToValueAtTime(SILENCE, at + DECAY_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + DECAY_SECONDS)
  }
}

/** Creates the bell of this page. It is silent until `unlock` was called in a tap handler. */
export const createBell = (): Bell => {
  let context: AudioContext | undefined
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const isUnlocked = () => context?.state === 'running'
  const ring = () => {
    if (!context || !isUnlocked()) return
    for (const { atSeconds, hertz } of STRIKES) strike(context, hertz, context.currentTime + atSeconds)
  }
  const wake = async (): Promise<boolean> => {
    if (typeof AudioContext === 'undefined') return false
    if (!context) {
      context = new AudioContext()
      context.addEventListener('statechange', notify)
    }
    // Where sound is not allowed yet, this waits for the next call in a tap handler.
    await context.resume().catch(() => undefined)
    notify()
    return isUnlocked()
  }
  return {
    ring,
    isUnlocked,
    wake,
    close: () => {
      context?.close().catch(() => undefined)
      context = undefined
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    unlock: async () => {
      await wake()
      ring()
      return isUnlocked()
    },
  }
}
