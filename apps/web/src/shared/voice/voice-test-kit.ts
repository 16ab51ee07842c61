import { vi } from 'vitest'

/** A fake device with a voice for one language; returns what it speaks. For tests. */
export const aDeviceVoice = (lang: string): string[] => {
  const said: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang }],
    speak: ({ text }: { text: string }) => said.push(text),
    cancel: () => undefined,
  })
  return said
}

let sounding: EventTarget | null = null
/** Pauses the current sound, as the system does for a phone call. For tests. */
export const pauseBySystem = (): void => {
  sounding?.dispatchEvent(new Event('pause'))
}

/** A fake device that plays sounds, ending immediately or when they are stopped; returns the size of each. For tests. */
export const aLoudspeaker = (ends: 'at once' | 'by hand' = 'at once'): { bytes: number; rate: number }[] => {
  sounding = null
  const played: { bytes: number; rate: number }[] = []
  const sounds = new Map<string, Blob>()
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      playbackRate = 1
      preservesPitch = false
      readonly address: string
      constructor(address: string) {
        super()
        this.address = address
      }
      play(): Promise<void> {
        sounding = this
        played.push({ bytes: sounds.get(this.address)?.size ?? 0, rate: this.playbackRate })
        if (ends === 'at once') queueMicrotask(() => this.dispatchEvent(new Event('ended')))
        return Promise.resolve()
      }
      pause(): void {
        played.push({ bytes: 0, rate: 0 })
      }
    },
  )
  vi.spyOn(URL, 'createObjectURL').mockImplementation((sound) => {
    const address = `blob:${sounds.size}`
    if (sound instanceof Blob) sounds.set(address, sound)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined)
  return played
}

export const takeDeviceVoice = (): void => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
